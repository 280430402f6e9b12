/** The dungeon in sentences: what stands where, who is how well, what is near. */
import { contents } from "./dungeon/contents";
import { called, heroName, immunities, monsterName, standIn } from "./names";
import { prose, type Props } from "./types";

export function reading({ view, say, lang }: Props): string[] {
  const lines = [
    `${view.quest.number}. ${prose(view.quest.title, lang)}`,
    say("board-round", { round: view.quest.round }),
  ];
  for (const goal of view.quest.goals) lines.push(`${goal.met ? "✓ " : ""}${prose(goal.text, lang)}`);
  for (const hero of view.heroes) {
    const place =
      hero.status === "in_play" && hero.at
        ? say.ref(`square:${hero.at}`)
        : say(`board-${hero.status === "outside" ? "outside" : hero.status}`);
    lines.push(
      say("board-reading-hero", {
        hero: `=${heroName(hero, say)}`,
        place: `=${place}`,
        body: hero.body,
        whole: hero.body_max,
        mind: hero.mind,
      }),
    );
  }
  for (const monster of view.monsters) {
    const { at, body } = monster;
    const more = [...immunities(monster, say), standIn(monster, say)].filter(Boolean).map((word) => `(${word})`);
    lines.push(
      [
        say("board-reading-monster", { monster: `=${monsterName(monster, say, lang)}`, square: `square:${at}`, body }),
        ...more,
      ].join(" "),
    );
  }
  for (const door of view.doors)
    lines.push(
      say(door.open ? "board-reading-open" : "board-reading-door", { a: `square:${door.a}`, b: `square:${door.b}` }),
    );
  const rooms = [...new Set(view.rows.join("").replace(/[^A-V]/g, ""))];
  if (rooms.length) lines.push(say("board-reading-rooms", { rooms: `=${rooms.join(", ")}` }));
  for (const [at, refs] of contents(view)) {
    const pieces = refs.filter(
      (ref) => ref.startsWith("furniture:") || ref.startsWith("trap:") || ref.startsWith("thing:"),
    );
    for (const ref of pieces) lines.push(`${say.ref(`square:${at}`)}: ${called(view, ref, say, lang)}`);
  }
  return lines;
}
