/** With the next frame: what scrolls sooner has the page laid out once more for it. What is returned calls it off. */
export function nextFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
