/** What was offered last, as a picture: it stays where it was while one watches, and nothing in it can be pressed or found. */
export interface Still {
  top: number;
  picture: HTMLElement;
}

const IDLE = /^(data-|aria-|id$|name$|title$|role$|tabindex$)/;

export function stillOf(offered: HTMLElement): Still {
  const picture = offered.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll("*")])
    for (const name of each.getAttributeNames()) if (IDLE.test(name)) each.removeAttribute(name);
  return { top: offered.offsetTop, picture };
}
