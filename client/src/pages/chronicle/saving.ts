/** A chronicle as one file that needs nothing else: a page in all languages, or a picture of it. */
import { flushSync, mount, unmount } from "svelte";
import { LANGUAGES, languageName } from "../../texts/languages";
import type { Lang } from "../../wire";
import Article from "./Article.svelte";
import css from "./chronicle.css?inline";
import type { Told } from "./told";

/** What the parts of a picture take from what they lie in, if they do not say otherwise. */
const INHERITED = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"],
  ...["paint-order", "visibility", "text-anchor", "font-weight", "font-size"],
];
/** What they have for themselves, and how it is if nobody says anything. */
const OWN = { opacity: "1", filter: "none" };

interface Written {
  text: string;
  width: number;
  height: number;
}

/** The article as it is drawn here, with the looks of its pictures written into them, in letters that every device has. */
function written(told: Told, lang: Lang): Written {
  const place = document.createElement("div");
  place.style.cssText = "position: fixed; left: -2000px; width: 760px";
  document.body.append(place);
  const shown = mount(Article, { target: place, props: { told, lang } });
  flushSync();
  for (const moving of place.getAnimations?.({ subtree: true }) ?? []) moving.cancel(); // as it is in the end
  place.querySelectorAll<SVGElement>("svg").forEach(ink);
  const article = place.querySelector("article")!;
  article.style.margin = "0";
  article.style.fontFamily = "Georgia, serif";
  const { width, height } = article.getBoundingClientRect();
  // what a picture names stays its own where several languages stand in one file
  const text = new XMLSerializer()
    .serializeToString(article)
    .replace(/( id="|url\((?:&quot;|"|')?#|href="#)([\w-]+)/g, `$1$2-${lang}`);
  void unmount(shown);
  place.remove();
  return { text, width, height };
}

/** Writes the looks of a picture into its parts, where they differ from what would be there without a word. */
function ink(picture: SVGElement): void {
  const parts = [picture, ...picture.querySelectorAll<SVGElement>("*")];
  const looks = new Map<Element, CSSStyleDeclaration>(parts.map((part) => [part, getComputedStyle(part)]));
  const inherits = (part: Element, name: string): string | undefined =>
    looks.get(part.parentElement!)?.getPropertyValue(name);
  for (const part of parts) {
    const own = looks.get(part)!;
    for (const name of INHERITED) {
      const value = own.getPropertyValue(name);
      if (value !== inherits(part, name)) part.style.setProperty(name, value);
    }
    for (const [name, plain] of Object.entries(OWN)) {
      const value = own.getPropertyValue(name);
      if (value !== plain) part.style.setProperty(name, value);
    }
  }
}

/** A whole page, in the language that is asked for first; the others are a tap away. */
export function asPage(told: Told, first: Lang): string {
  const langs = [first, ...LANGUAGES.filter((lang) => lang !== first)];
  const choose = langs
    .map((lang, n) => {
      const radio = `<input type="radio" name="lang" id="${lang}"${n ? "" : " checked"}>`;
      return `${radio}<label for="${lang}" lang="${lang}">${languageName(lang)}</label>`;
    })
    .join("\n");
  const shown = langs.map((lang) => `#${lang}:checked ~ article[lang="${lang}"]`).join(", ");
  const title = told.sayIn(first)("title");
  return `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 0; padding: 16px; background: #2b2118; color: #fbf3de; font-family: sans-serif; }
label { display: inline-block; margin: 0 16px 12px 4px; }
body > article { display: none; }
${shown} { display: block; }
${css}
</style>
</head>
<body>
${choose}
${langs.map((lang) => written(told, lang).text).join("\n")}
</body>
</html>
`;
}

/** A picture of the page. */
export async function asPicture(told: Told, lang: Lang, scale = 2): Promise<Blob> {
  const { text, width, height } = written(told, lang);
  const inside = `<div xmlns="http://www.w3.org/1999/xhtml"><style>${css}</style>${text}</div>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext("2d")!;
  pen.scale(scale, scale);
  pen.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

export function download(name: string, data: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
