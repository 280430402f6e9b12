import { mount } from "svelte";
import App from "./App.svelte";
import { wakeOnFirstGesture } from "./lib/sound";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

// The hall was updated while this page was open, and a part of the old client is gone: begin anew, once.
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem("questhall.reloaded")) < 30_000) return;
  event.preventDefault();
  sessionStorage.setItem("questhall.reloaded", String(Date.now()));
  location.reload();
});

wakeOnFirstGesture();
mount(App, { target: document.getElementById("app")! });
