/** Which of my quests a victory in this fight completes: it stands among what there is to win. */
import type { Bit } from "./stakes";
import { idOf, type DungeonFight, type OwnQuest, type View } from "./types";

/** Carcasses of a kind that count (content/quests.toml). */
const TROPHIES_OF: Record<string, string> = {
  gravedigger: "type:undead",
  headhunter: "type:humanoid",
  naturalist: "type:extraordinary",
};
const LONE = 10; // dqt-qst-24
const GIANT = 17; // dqt-qst-20

const bit = ({ quest }: OwnQuest): Bit => ({ of: "done", n: null, label: "board-bit-quest", args: { quest } });
const lacksOne = ({ progress: [n, of] }: OwnQuest): boolean => n + 1 >= of;
const open = (view: View, counts: (own: OwnQuest, id: string) => boolean): Bit[] =>
  (view.mine?.quests ?? []).filter((own) => !own.done && counts(own, idOf(own.quest))).map(bit);

/** For whoever leads the fight and keeps the carcass, or not. */
export const asLeader = (view: View, fight: DungeonFight, keeps: boolean): Bit[] =>
  open(
    view,
    (own, id) =>
      (id === "lone_wolf" && !fight.ally && fight.power >= LONE) ||
      (keeps && id === "giant_feller" && fight.printed >= GIANT) ||
      (keeps && TROPHIES_OF[id] === fight.type && lacksOne(own)),
  );
export const asAlly = (view: View): Bit[] => open(view, (own, id) => id === "sellsword" && lacksOne(own));
/** For the attacker and the defender. */
export const onTheSand = (view: View): Bit[] => open(view, (own, id) => id === "colosseum" && lacksOne(own));
