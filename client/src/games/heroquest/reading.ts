/** The dungeon in sentences: what stands where, who is how well, what is near. */
import { contents } from "./dungeon/contents";
import { alone, called, doorState, heroName, immunities, monsterName, spot, standIn } from "./names";
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
        ? spot(view, hero.at, say)
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
        say("board-reading-monster", {
          monster: `=${monsterName(monster, say, lang)}`,
          place: `=${spot(view, at, say)}`,
          body,
        }),
        ...more,
      ].join(" "),
    );
  }
  for (const door of view.doors) lines.push(doorState(door, say));
  const rooms = Object.values(view.places);
  if (rooms.length) lines.push(say("board-reading-rooms", { rooms }));
  const told = new Set<string>(); // a table stands on six squares
  for (const [at, refs] of contents(view)) {
    for (const ref of refs.filter((each) => /^(furniture|trap|thing):/.test(each) && !told.has(each))) {
      told.add(ref);
      lines.push(`${alone(spot(view, at, say))}: ${called(view, ref, say, lang)}`);
    }
  }
  return lines;
}
