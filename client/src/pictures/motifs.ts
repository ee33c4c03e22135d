// Motifs: what a picture by rule has in its middle. Each is drawn around 0,0 and about 160 high.

import * as B from "./animals";
import * as C from "./creatures";
import * as F from "./figure";
import { type Pen, place, stroke } from "./ink";
import * as N from "./nature";
import * as P from "./people";
import * as T from "./things";

type Draw = (pen: Pen) => string;

const figure =
  (pose: F.Pose, x: number, y: number, size: number): Draw =>
  (pen) =>
    place(F.figure(pen, pose, { halo: 5 }), x, y, size);

/** A sheet with a way drawn through mountains, and a cross where it ends. */
function map(pen: Pen): string {
  const way =
    stroke("M-50 40Q-20 20 0 36T40 20", 5, "A") + stroke("M30 6l18 18M48 6l-18 18", 5, "A");
  return place(
    T.scroll(pen, 116, 130, N.mountain(pen, -14, 10, 70, 44, 0.3, 0.4) + way),
    0,
    0,
    1,
    -8,
  );
}

/** Somebody who runs from a boulder. */
function boulder(pen: Pen): string {
  const runner = F.figure(pen, F.RUN, { light: [-1, -2.4], halo: 5 });
  return T.boulder(pen, 0, -10, 74) + place(runner, 16, 84, 0.8);
}

function climber(pen: Pen): string {
  const body = F.figure(pen, F.CLIMB, { light: [-2.4, -1], halo: 5 });
  return T.rope(0, -190, 190) + place(body, 0, 12, 1.1);
}

function pit(pen: Pen): string {
  const body = F.figure(pen, F.HANG, { light: [2, -2.4], halo: 5 });
  return place(body, 0, -24, 1) + T.spikes(pen, 84, 52, 7, -90, 90);
}

function crossing(pen: Pen): string {
  return T.ropeBridge(-150, 150, 0, 30) + figure(F.STAND, -30, -2, 0.8)(pen);
}

function explorer(pen: Pen): string {
  return figure(F.STAND, 0, 40, 1.4)(pen) + place(T.torch(0, 0, 0.6), 48, -74);
}

function camp(pen: Pen): string {
  return (
    place(T.tent(pen, 62), -30, 62) +
    place(T.tent(pen, 46, "a"), 46, 70) +
    T.banner(-92, 70, 150, "a", 26)
  );
}

function army(pen: Pen): string {
  return (
    place(P.soldier(pen), -58, 40, 0.9) +
    place(P.soldier(pen, "banner"), 56, 40, 0.9) +
    place(P.soldier(pen), 0, 56, 1.12)
  );
}

/** Four columns of writing, which nobody can read. */
const LETTER = "M34 -46v92M12 -46v60M-10 -46v84M-32 -46v40";

export const MOTIFS = {
  map,
  boulder,
  climber,
  pit,
  crossing,
  explorer,
  camp,
  army,
  idol: (pen) => place(T.idol(pen), 0, 8, 1.05),
  wolf: (pen) => place(B.wolfFace(pen), 0, 6, 0.96),
  tiger: () => place(B.tiger(), 0, 2, 1.05),
  bat: (pen) => place(B.bat(pen, [0, -2.4]), 0, 0, 1.05),
  skull: (pen) => place(B.skull(pen, 8), 0, -6, 1.1),
  horse: (pen) => place(B.horse(pen), -118, -56, 1.02),
  crane: () => place(B.crane(), 0, 0, 1.25),
  dragon: (pen) => place(C.dragon(pen), -14, 8, 0.86),
  angel: (pen) => place(C.angel(pen), 0, 6, 0.9),
  goblin: (pen) => place(P.goblin(pen, 0), 0, 24, 1.5),
  general: (pen) => place(P.general(pen), 0, 8, 0.86),
  ronin: (pen) => place(P.ronin(pen), 0, 10, 1.1),
  courtier: (pen) => place(P.courtier(pen), 0, -10, 0.86),
  soldier: (pen) => place(P.soldier(pen), 0, 60, 1.5),
  pistol: (pen) => place(T.pistol(pen), -4, -10, 1.35, -14),
  medipack: (pen) => place(T.medipack(pen), 0, 0, 1),
  sword: () => place(T.sword(196), -62, 60, 0.94, -40),
  banner: () => T.banner(-40, 84, 180, "a", 64, 8),
  castle: (pen) => place(T.castle(pen), 0, 82, 0.94),
  archway: (pen) => place(T.archway(pen), 0, 12, 0.84),
  gate: () => place(T.gate(), 0, 16, 1.05),
  bridge: (pen) => place(T.archBridge(pen), 0, 20, 1.05),
  scroll: (pen) => place(T.scroll(pen, 116, 130, stroke(LETTER, 4)), 0, 0, 1, 6),
  wave: (pen) => place(N.wave(pen, 0, 0, 0.9), 0, 30),
  flame: () => N.flame(0, 40, 1.9),
  mountain: (pen) => N.mountain(pen, 0, 84, 210, 170, 0.34, 0.5),
  leaper: figure(F.LEAP, 0, 30, 1.3),
  shooter: figure(F.AIM, -10, 42, 1.5),
  winner: figure(F.CHEER, 0, 36, 1.35),
} as const satisfies Readonly<Record<string, Draw>>;

export type Motif = keyof typeof MOTIFS;

/** Words of a name, and the motif that they call for; what stands first counts first. */
export type Words = readonly (readonly [words: RegExp, motif: Motif])[];

/** Words that mean the same in every game. */
export const WORDS: Words = [
  [/map|tablet|insight|study|assess|tactic|plan\b/i, "map"],
  [/idol|charm|amulet|bounty|glyph|ring\b|jewel|crown/i, "idol"],
  [/wolf|wolves|beast|bear|hound|dog/i, "wolf"],
  [/tiger|lion|puma|cat\b|scent/i, "tiger"],
  [/bat\b|bats|roost/i, "bat"],
  [/dragon|drake|wyrm|serpent/i, "dragon"],
  [/angel|spirit|kami|saint/i, "angel"],
  [/crane|bird|hawk|falcon|wing/i, "crane"],
  [/horse|rider|steed|cavalr|moto\b/i, "horse"],
  [/goblin|ogre|oni\b|imp\b|ratling/i, "goblin"],
  [/skele|skull|remains|curse|death|grave|bone/i, "skull"],
  [/boulder|stone|sphere|crush|rock/i, "boulder"],
  [/katana|sword|blade|spear|strike|cut\b/i, "sword"],
  [/pistol|gun|shot|ammo|barrel|clip|fire\b|load|aim|silver/i, "pistol"],
  [/medi|life|heal|endur/i, "medipack"],
  [/castle|keep\b|wall|tower|palace|hold\b|fortress/i, "castle"],
  [/torii|shrine|temple|monk|pilgrim/i, "gate"],
  [/camp|barracks|dojo|training/i, "camp"],
  [/army|legion|guard|soldier|charge|banzai|raid/i, "army"],
  [/general|champion|command|daimyo|lord/i, "general"],
  [/ronin|wander|duel/i, "ronin"],
  [/courtier|court\b|lady|fan\b|diplomat|advisor|favor/i, "courtier"],
  [/crossing|rope-bridge/i, "crossing"],
  [/rope|climb|slope|heights/i, "climber"],
  [/pit|spike|floor|teeth|trap/i, "pit"],
  [/bridge/i, "bridge"],
  [/door|entrance|exit|gate|cave\b|chamber|vault|room|hall|passage|lair|sanctuary/i, "archway"],
  [/flare|flash|torch|lava|toxic|burn|flame|bolt|lightning/i, "flame"],
  [/run|flip|leap|jump|gap|chasm|escape|divert|push|acrobat/i, "leaper"],
  [/sea|wave|river|lake|island|coast|harbo/i, "wave"],
  [/mountain|peak|hill|pass\b/i, "mountain"],
  [/banner|flag|honor|vow/i, "banner"],
  [/scroll|letter|book|poem|art\b|draw/i, "scroll"],
  [/fight|attack|ambush|sniper/i, "shooter"],
];

/** For names that call for none of them: a name has the same one everywhere. */
export const OTHERS: readonly Motif[] = [
  "banner",
  "scroll",
  "gate",
  "castle",
  "crane",
  "explorer",
  "sword",
  "mountain",
  "wave",
  "archway",
];
