/** Addresses of the hall's pages, both ways. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; options: Record<string, string> }
  | { page: "table"; table: string; at: number | null; seat: number | null; key: string | null }
  | { page: "replay"; table: string; at: number | null }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "verify"; table: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "lost"; path: string };

const ID = /^[A-Za-z0-9_-]{1,60}$/;

export function parse(url: Pick<URL, "pathname" | "search" | "hash">): Route {
  const path = url.pathname.replace(/\/+$/, "") || "/";
  const [first, second, third, ...rest] = path.slice(1).split("/").map(decode);
  const lost: Route = { page: "lost", path };
  if (rest.length || [second, third].some((part) => part !== undefined && !ID.test(part))) return lost;
  const query = new URLSearchParams(url.search);
  switch (first) {
    case "":
      return { page: "home" };
    case "new":
      return second && !third ? { page: "new", game: second, options: Object.fromEntries(query) } : lost;
    case "t":
      if (second && !third) return { page: "table", table: second, at: whole(query.get("at")), ...seatKey(url.hash) };
      return second && third === "replay" ? { page: "replay", table: second, at: whole(query.get("at")) } : lost;
    case "rules":
      return { page: "rules", game: second ?? null, rule: third ?? null };
    case "verify":
      return second && !third ? { page: "verify", table: second } : lost;
    case "settings":
    case "about":
      return second ? lost : { page: first };
    default:
      return lost;
  }
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

export const to = {
  home: () => "/",
  make: (game: string, options: Record<string, string> = {}) =>
    `/new/${game}${Object.keys(options).length ? `?${new URLSearchParams(options)}` : ""}`,
  table: (id: string, at?: number) => `/t/${id}${at === undefined ? "" : `?at=${at}`}`,
  replay: (id: string, at?: number) => `/t/${id}/replay${at === undefined ? "" : `?at=${at}`}`,
  rules: (game?: string, rule?: string) => ["/rules", game, rule].filter(Boolean).join("/"),
  verify: (id: string) => `/verify/${id}`,
  settings: () => "/settings",
  about: () => "/about",
};

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
