/** Colours of the heroes, apart in hue and in lightness; the initial and the icon say the same. */
const COLOURS: Record<string, string> = { barbarian: "#a8401c", dwarf: "#8a6a10", elf: "#1f7a4d", wizard: "#3556a8" };

export const heroColour = (kind: string): string => COLOURS[kind] ?? "#555";
