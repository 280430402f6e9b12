/** The words of the game, as the server gives them to the browser. */
import en from "../../../../../src/questhall/games/dragonquest/texts/en.ftl?raw";
import fr from "../../../../../src/questhall/games/dragonquest/texts/fr.ftl?raw";
import { Texts } from "../../../texts/fluent";
import { makeSay } from "../../../texts/say";
import type { Lang } from "../../../wire";
import type { Say } from "../../board";

const texts = new Texts().add("en", en).add("fr", fr);

export const sayIn = (lang: Lang, names: readonly string[] = []): Say => makeSay(lang, texts, texts, names);
