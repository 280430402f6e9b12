/** What each monster is made of: its colour in the light, its own, and in the shade. */

export interface Skin {
  light: string;
  own: string;
  shade: string;
}

const skin = (colours: string): Skin => {
  const [light, own, shade] = colours.split(" ");
  return { light: light!, own: own!, shade: shade! };
};

export const SKINS: Readonly<Record<string, Skin>> = {
  gutter_goblin: skin("#d9f08a #7fae3a #2f4a14"),
  tinker_kobold: skin("#ffd3a0 #c96f3b #5a2612"),
  masked_footpad: skin("#c9c3e0 #6d6397 #2b2444"),
  hill_bandit: skin("#f3d9a8 #a8743c #4a2c12"),
  toad_folk_raider: skin("#e5f7a0 #6fa04a #22421c"),
  ogre_cook: skin("#ffd9c0 #d08a6a #5c2a1e"),
  orc_drummer: skin("#c8e39a #5f8f4a #23401f"),
  fallen_knight: skin("#e3ebf5 #7f8fa6 #2b3443"),
  hooded_zealot: skin("#f0a6a0 #a3302f #3f0c12"),
  two_headed_brute: skin("#ffd0a8 #c47a4c #522716"),
  bridge_troll: skin("#cfe8c8 #6f9a78 #274033"),
  minotaur_gaoler: skin("#e9c3a0 #8f5532 #37190d"),
  infernal_cyclops: skin("#ffd08a #e0592a #5e120a"),
  stonebreaker_giant: skin("#e6ded2 #9a8f84 #403932"),
  rattlebones: skin("#fffbe8 #d8cba4 #6b5c3c"),
  crawling_hand: skin("#e3f0d8 #93b394 #35503c"),
  well_drowned: skin("#c2f0ec #4f9aa0 #153f4a"),
  weeping_shade: skin("#eef4ff #94a8d8 #364274"),
  shambling_corpse: skin("#dcecb0 #86a05a #37461e"),
  ghoul_sexton: skin("#d8dccb #8a8f74 #353a2a"),
  bone_archer: skin("#fff6dc #cdbb92 #5b4a2e"),
  wailing_bride: skin("#ffffff #c6cdf0 #4f568c"),
  mummified_vizier: skin("#fff0c4 #cfa85e #61451c"),
  plague_bearer: skin("#e8f08c #9aa52e #434a10"),
  spectral_steward: skin("#e8fbff #83c4dc #245468"),
  vampire_dowager: skin("#ffd7e2 #b23a63 #450c26"),
  headless_rider: skin("#d6cdf0 #5d4f8c #1e1838"),
  lich_archivist: skin("#d8ffd0 #5fb573 #143f2a"),
  lantern_slug: skin("#fff3a6 #e0a93a #6b420e"),
  acid_jelly: skin("#eaffb0 #7fd23c #275a10"),
  weaver_spider: skin("#d8c6e8 #76578e #2b1a3a"),
  thorn_boar: skin("#f0cfa2 #94603a #3c2210"),
  rust_grazer: skin("#ffc79a #c05a2c #55200c"),
  squinting_basilisk: skin("#e6f79a #6aa53c #21461a"),
  hungry_wall: skin("#f0ddc8 #a98a70 #46332a"),
  winged_serpent: skin("#c6f6d0 #3fa57c #0f4238"),
  razor_mantis: skin("#e4ff9c #7cba36 #2a5012"),
  storm_griffin: skin("#fff0c0 #c9a24e #4f3a1c"),
  two_tailed_manticore: skin("#ffd6a0 #d0762e #57240e"),
  cellar_hydra: skin("#c8f5e0 #3f9e8a #0f3d40"),
  kraken_of_the_well: skin("#ffc6d8 #b04a80 #431438"),
  cellar_bats: skin("#d6c4ea #7a5b9c #2c1a44"),
  mimic: skin("#ffdf9a #b3702c #4a2710"),
  djinn: skin("#bfe9ff #3f8fd6 #123a78"),
  temple_guardian: skin("#fff2d0 #d0a85c #5e431c"),
  cinder_dragon: skin("#ffd88a #e2502a #5a0f0a"),
  rime_dragon: skin("#ffffff #7cc3e8 #1d4f7c"),
  dusk_dragon: skin("#f0c8ff #8a4fc0 #2c1250"),
};
