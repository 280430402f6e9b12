/** The picture on a game's box: Picture.svelte in its folder. */
import type { Component } from "svelte";

const files = import.meta.glob<Component>("./*/Picture.svelte", { import: "default", eager: true });

export const pictureOf = (game: string): Component | undefined => files[`./${game}/Picture.svelte`];

/** How many boxes are expected on the shelf before the hall has said which. */
export const expected = Object.keys(files).length;
