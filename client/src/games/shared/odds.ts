/** The chances of one attack, as shared/OddsTable.svelte shows them. */
export interface OddsRow {
  key: string;
  /** The ref of whom it is aimed at. */
  target: string;
  /** At least one hit; the damage to expect; a kill. */
  hit: number;
  damage: number;
  kill: number;
}
