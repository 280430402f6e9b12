/** Path data made smaller and moved, as data again: for faces that show a shape twice. */

const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;

const neat = (n: number): number => Math.round(n * 100) / 100;

/** Every point p becomes p * scale + (x, y). */
export function placed(d: string, scale: number, x: number, y: number): string {
  let out = "";
  for (const [command, numbers] of commands(d)) {
    const size = SIZES[command.toLowerCase()] ?? 0;
    const absolute = command === command.toUpperCase();
    out += command;
    out += numbers.map((n, i) => neat(moved(command.toLowerCase(), i % (size || 1), n, absolute))).join(" ");
  }
  return out;

  function moved(kind: string, place: number, n: number, absolute: boolean): number {
    const shift = (along: "x" | "y"): number => n * scale + (absolute ? (along === "x" ? x : y) : 0);
    if (kind === "h") return shift("x");
    if (kind === "v") return shift("y");
    if (kind === "a") return place < 2 ? n * scale : place < 5 ? n : shift(place === 5 ? "x" : "y");
    return shift(place % 2 ? "y" : "x");
  }
}

/** The commands with their numbers. The flags of an arc are single digits that may stand without a space. */
function commands(d: string): [string, number[]][] {
  const found: [string, number[]][] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(d); match; match = TOKEN.exec(d)) {
    const [whole, letter, number] = match;
    if (letter) {
      found.push([letter, []]);
      continue;
    }
    const [command, numbers] = found.at(-1)!;
    const flag = command.toLowerCase() === "a" && [3, 4].includes(numbers.length % 7);
    if (flag && number!.length > 1) {
      TOKEN.lastIndex -= whole.length - 1;
      numbers.push(Number(number![0]));
    } else numbers.push(Number(number));
  }
  return found;
}
