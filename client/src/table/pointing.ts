/** What a button of the rail does while one points at it: the things it is about look lively on the board. */
export function pointing(choosing: { point(refs: string[]): void }, refs: string[]) {
  const at = (): void => choosing.point(refs);
  const away = (): void => choosing.point([]);
  return {
    // a finger does not hover: what it leaves behind would look like something chosen
    onpointerenter: (event: PointerEvent): void => void (event.pointerType !== "touch" && at()),
    onpointerleave: away,
    onfocus: at,
    onblur: away,
  };
}
