/** The fall of the last enemy, which is worth a cheer. */
import type { Playing } from "../../board";

/** Follows what is shown: the event by which the table became free of enemies, until others come; null in any other peace. */
export function clearings(): (playing: Playing | null | undefined, enemies: number) => number | null {
  let since: number | null = null;
  return (playing, enemies) => {
    if (enemies) since = null;
    else if (playing?.ms && playing.telling.kind === "enemy-defeated") since = playing.id;
    return since;
  };
}
