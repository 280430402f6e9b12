/** How hard a quest is: 1 to 10 in its file, five signs and five words on the shelf. */
export const PIPS = 5;
const HARDEST = 10;
const GRADES = ["easy", "moderate", "hard", "grim", "deadly"] as const;
export type Grade = (typeof GRADES)[number];

export const pips = (difficulty: number): number => Math.ceil((Math.min(difficulty, HARDEST) * PIPS) / HARDEST);
export const grade = (difficulty: number): Grade => GRADES[Math.max(pips(difficulty), 1) - 1]!;
