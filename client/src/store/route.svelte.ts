/** Where the reader is. */
import { parse, staysHere, type Route } from "../router";

class Way {
  route = $state.raw<Route>(parse(location));

  constructor() {
    addEventListener("popstate", () => (this.route = parse(location)));
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (link?.href && staysHere(event, link, location)) {
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
      }
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    const before = this.route;
    this.route = parse(location);
    if (before.page !== this.route.page) scrollTo(0, 0);
  }
}

export const way = new Way();
