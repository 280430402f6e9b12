import { mount } from "svelte";
import App from "./App.svelte";
import { wakeOnFirstGesture } from "./lib/sound";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

wakeOnFirstGesture();
mount(App, { target: document.getElementById("app")! });
