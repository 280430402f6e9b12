/** How long bots pause between two moves, in milliseconds; the hall's own default is the normal one. */
export const PAUSES = { slow: 1500, normal: 450, fast: 150 } as const;
