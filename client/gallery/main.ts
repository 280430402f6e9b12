import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/fonts.css";
import "../src/styles/base.css";
import Art from "./Art.svelte";

mount(Art, { target: document.getElementById("app")! });
