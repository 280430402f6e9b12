/** The table in sentences: the quest, who stands where and how well, what is near, what the enemies mean to do. */
import type { Say } from "../board";
import { intent } from "./foes";
import { squareOf } from "./dungeon/squares";
import { alone, called, cardName, enemyName, heroName, pair, tileName } from "./names";
import { acting, heroAt, prose, standing, type HeroView, type Props, type View } from "./types";

export function situation({ view, say, seat }: Props): string[] {
  const hero = acting(view);
  if (!hero || hero.seat !== seat) return [];
  const lines: string[] = [];
  if (view.turn.moving && view.turn.points) lines.push(say("board-points", { count: view.turn.points }));
  if (view.intents.length) {
    const danger = view.intents
      .filter(({ target }) => target === hero.ref)
      .reduce((sum, { damage }) => sum + damage, 0);
    if (danger >= 0.05)
      lines.push(say("board-danger", { damage: `=${say.number(danger, { maximumFractionDigits: 1 })}` }));
  }
  return lines;
}

/** `3 north, 1 east` from somebody's point of view. */
export function where(from: string | null, to: string | null, say: Say): string {
  if (!from || !to) return "";
  const [a, b] = [squareOf(from), squareOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = (count: number, way: number): string[] =>
    count ? [say("board-far", { count, way: `=${say(`board-way-${way}`)}` })] : [];
  const words = [...part(Math.abs(dy), dy < 0 ? 0 : 2), ...part(Math.abs(dx), dx < 0 ? 3 : 1)];
  return words.length ? words.join(", ") : say("board-here");
}

function heroLine(view: View, hero: HeroView, say: Say, eyes: HeroView | undefined): string {
  const place = hero.fallen
    ? say("board-fallen")
    : hero.at && eyes && eyes !== hero
      ? where(eyes.at, hero.at, say)
      : hero.at
        ? say.ref(`square:${hero.at}`)
        : "–";
  const items = hero.items.map((id) => cardName("item", id, say)).join(", ");
  const base = say("board-reading-hero", {
    hero: `=${heroName(view, hero, say)}`,
    place: `=${place}`,
    health: hero.health,
    whole: hero.health_max,
    energy: hero.energy,
    treasure: hero.treasure,
  });
  return items ? `${base} ${say("board-reading-items", { items: `=${items}` })}` : base;
}

export function reading({ view, say, lang, seat }: Props): string[] {
  const { quest } = view;
  const eyes = acting(view) ?? (seat === null ? undefined : heroAt(view, seat)) ?? standing(view)[0];
  const lines = [
    `${prose(quest.title, lang)}. ${prose(quest.objective, lang)}`,
    say("board-round", { round: quest.round }),
  ];
  for (const flag of quest.flags)
    if (flag.need !== null) lines.push(pair(say, prose(flag.name, lang), `${flag.value}/${flag.need}`));
  if (quest.limit) lines.push(say("board-limit", { count: quest.limit }));
  if (quest.restless !== null) lines.push(say("board-restless-in", { count: quest.restless }));
  for (const hero of view.heroes) if (hero.hero) lines.push(heroLine(view, hero, say, eyes));
  for (const enemy of view.enemies.toSorted((a, b) => a.order - b.order)) {
    const more = [
      ...(enemy.boss ? [say("stat-boss")] : []),
      ...(enemy.stunned ? [say("board-stunned")] : []),
      ...intent(view, enemy.ref, say),
    ];
    lines.push(
      [
        say("board-reading-enemy", {
          enemy: `=${alone(enemyName(view, enemy, say))}`,
          health: enemy.health,
          where: `=${where(eyes?.at ?? null, enemy.at, say)}`,
        }),
        ...more,
      ].join(" "),
    );
  }
  for (const exit of view.exits)
    if (exit.state === "live" || exit.state === "locked")
      lines.push(pair(say, say(`exit-${exit.state}`), where(eyes?.at ?? null, exit.at, say)));
  for (const tile of view.tiles) {
    const title = [
      `${tile.face} ${tileName(tile.face, say)}`.trim(),
      prose(tile.title, lang),
      tile.rule ? alone(say(`rule-${tile.rule}`)) : "",
    ]
      .filter(Boolean)
      .join(", ");
    const feature = tile.feature
      ? `. ${pair(say, called(view, `feature:${tile.slot}`, say, lang), where(eyes?.at ?? null, tile.feature.at, say))}`
      : "";
    lines.push(title + feature);
  }
  const offers = view.market.flatMap((offer) => (offer ? [`${cardName("item", offer.id, say)} (${offer.cost})`] : []));
  if (offers.length) lines.push(pair(say, say("stat-market"), offers.join(", ")));
  return lines;
}
