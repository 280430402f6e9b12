/** The light a picture is seen by: the sky from above down, land far and near, what shines, and what stands in it. */

export interface Hour {
  sky: readonly [string, string, string];
  far: string;
  middle: string;
  near: string;
  light: string;
  /** Whoever stands there, lit from above. */
  body: readonly [string, string];
}

const hour = (sky: string, land: string, light: string, body: string): Hour => {
  const [high, half, low] = sky.split(" ");
  const [far, middle, near] = land.split(" ");
  const [top, foot] = body.split(" ");
  return { sky: [high!, half!, low!], far: far!, middle: middle!, near: near!, light, body: [top!, foot!] };
};

export const HOURS = {
  day: hour("#4f9bd0 #9fd0e8 #f4f1d0", "#8fb985 #5d8f56 #2d5230", "#fff4b8", "#fffaf0 #d9a55c"),
  dusk: hour("#3b2150 #a8466a #f6ab5c", "#6a335c #452046 #22112b", "#ffdf9c", "#ffeec8 #ee9a55"),
  night: hour("#0b1130 #263a74 #6a80b8", "#22305f #162146 #0a1026", "#eef3ff", "#f2f6ff #8fa6dd"),
  gloom: hour("#0e1d22 #2f5258 #97b8aa", "#274a4d #18312f #0b1716", "#e2f5e4", "#f4fbec #8fb5a4"),
  venom: hour("#0b2016 #28653a #a4d470", "#225432 #14361f #081a0e", "#e0ff9f", "#f3ffcf #7cc456"),
  torch: hour("#1a100b #54321b #b97433", "#452817 #2c190e #140b06", "#ffd074", "#fff0c8 #dd9444"),
  ember: hour("#1e0705 #7d1f10 #f57d2c", "#64190d #3c0d08 #190504", "#ffd472", "#ffe9b4 #ea5f2c"),
  frost: hour("#12304c #4587b0 #dcf1f8", "#4a82a8 #295a80 #10304a", "#ffffff", "#ffffff #93cbe8"),
  royal: hour("#1f1038 #5a3382 #cd86ad", "#482a6a #2e1848 #180b28", "#ffe6a6", "#fff4d2 #e6a950"),
} as const satisfies Record<string, Hour>;
