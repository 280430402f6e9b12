/** The pages of the hall: the address of each, both ways, and what shows it. A page is an entry here and its component. */
import type { Component } from "svelte";

/** What an address says to a page; null if it is not one of its own. `parts` is what stands between the strokes. */
type Read<At extends object> = (parts: string[], query: URLSearchParams, hash: string) => At | null;

interface Shown<At extends object> {
  /** The component, which is given what the address says; loaded when it is wanted. */
  show: () => Promise<{ default: Component<At & { page: string }> }>;
  /** The page begins anew when this changes. */
  key?: (at: At) => string;
  /** It has the whole window to itself. */
  whole?: boolean;
}

interface Page<At extends object, Args extends unknown[]> extends Shown<At> {
  read: Read<At>;
  /** Its address. */
  write: (...args: Args) => string;
}

const page = <At extends object, Args extends unknown[]>(
  read: Read<At>,
  write: (...args: Args) => string,
  shown: Shown<At>,
): Page<At, Args> => ({ read, write, ...shown });

/** A page that is one word, and is told nothing more. */
const plain = (word: string, show: () => Promise<{ default: Component }>): Page<object, []> =>
  page(
    ([first, ...rest]) => (first === word && !rest.length ? {} : null),
    () => `/${word}`,
    { show },
  );

const showTable = () => import("./pages/TablePage.svelte");

export const PAGES = {
  home: plain("", () => import("./pages/Home.svelte")),
  new: page<{ game: string; options: Record<string, string> }, [game: string, options?: Record<string, string>]>(
    ([first, game, ...rest], query) =>
      first === "new" && game && !rest.length ? { game, options: Object.fromEntries(query) } : null,
    (game, options = {}) => `/new/${game}${Object.keys(options).length ? `?${new URLSearchParams(options)}` : ""}`,
    { show: () => import("./pages/new_table/NewTable.svelte"), key: ({ game }) => game },
  ),
  table: page<{ table: string; at: number | null; seat: number | null; key: string | null }, [id: string, at?: number]>(
    ([first, table, ...rest], query, hash) =>
      first === "t" && table && !rest.length ? { table, at: whole(query.get("at")), ...seatKey(hash) } : null,
    (id, at) => `/t/${id}${at === undefined ? "" : `?at=${at}`}`,
    { show: showTable, key: ({ table }) => table, whole: true },
  ),
  replay: page<{ table: string; at: number | null }, [id: string, at?: number]>(
    ([first, table, third, ...rest], query) =>
      first === "t" && table && third === "replay" && !rest.length ? { table, at: whole(query.get("at")) } : null,
    (id, at) => `/t/${id}/replay${at === undefined ? "" : `?at=${at}`}`,
    { show: showTable, key: ({ table }) => table, whole: true },
  ),
  chronicle: page<{ table: string }, [id: string]>(
    ([first, table, third, ...rest]) =>
      first === "t" && table && third === "chronicle" && !rest.length ? { table } : null,
    (id) => `/t/${id}/chronicle`,
    { show: () => import("./pages/chronicle/Chronicle.svelte"), key: ({ table }) => table },
  ),
  campaign: page<{ table: string }, [id: string]>(
    ([first, table, third, ...rest]) =>
      first === "t" && table && third === "campaign" && !rest.length ? { table } : null,
    (id) => `/t/${id}/campaign`,
    { show: () => import("./pages/Campaign.svelte"), key: ({ table }) => table },
  ),
  rules: page<{ game: string | null; rule: string | null }, [game?: string, rule?: string]>(
    ([first, game = null, rule = null, ...rest]) => (first === "rules" && !rest.length ? { game, rule } : null),
    (game, rule) => ["/rules", game, rule].filter(Boolean).join("/"),
    { show: () => import("./pages/rules/Rules.svelte") },
  ),
  verify: page<{ table: string }, [id: string]>(
    ([first, table, ...rest]) => (first === "verify" && table && !rest.length ? { table } : null),
    (id) => `/verify/${id}`,
    { show: () => import("./pages/Verify.svelte"), key: ({ table }) => table },
  ),
  history: plain("history", () => import("./pages/History.svelte")),
  settings: plain("settings", () => import("./pages/Settings.svelte")),
  about: plain("about", () => import("./pages/About.svelte")),
};

type Pages = typeof PAGES;
type Found = { [P in keyof Pages]: { page: P } & NonNullable<ReturnType<Pages[P]["read"]>> }[keyof Pages];
export type Route = Found | { page: "lost"; path: string };

/** What shows a page; it fits the route, whose own page has read it. */
export function shownBy(route: Route): Shown<Route> | null {
  return route.page === "lost" ? null : (PAGES[route.page] as Shown<object> as Shown<Route>);
}

/** The addresses by page, for links. */
export const to = Object.fromEntries(Object.entries(PAGES).map(([name, { write }]) => [name, write])) as {
  [P in keyof Pages]: Pages[P]["write"];
};

const ID = /^[A-Za-z0-9_-]{1,60}$/;

export function parse(url: Pick<URL, "pathname" | "search" | "hash">): Route {
  const path = url.pathname.replace(/\/+$/, "") || "/";
  const [first = "", ...ids] = path.slice(1).split("/").map(decode);
  if (ids.every((part) => ID.test(part))) {
    for (const [name, { read }] of Object.entries(PAGES)) {
      const at = read([first, ...ids], new URLSearchParams(url.search), url.hash);
      if (at) return { page: name, ...at } as Found;
    }
  }
  return { page: "lost", path };
}

/** The seat and its key from a seat link's fragment, which no server sees. */
function seatKey(hash: string): { seat: number | null; key: string | null } {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = whole(parts.get("seat"));
  const key = parts.get("key");
  return key && /^[A-Za-z0-9_-]{20,100}$/.test(key) ? { seat, key } : { seat: null, key: null };
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "%";
  }
}

/** Whether a click on a link goes to another page of the hall; a place on this one is the browser's business. */
export function staysHere(
  event: MouseEvent,
  link: HTMLAnchorElement,
  here: Pick<Location, "origin" | "pathname">,
): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (!link.target || link.target === "_self") &&
    !link.hasAttribute("download") &&
    link.origin === here.origin &&
    !(link.hash && link.pathname === here.pathname) &&
    !link.pathname.startsWith("/api/")
  );
}
