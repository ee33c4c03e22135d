// The signs of cards and of the map, drawn for Gorin on a grid of 24: ink lines, few strokes.
// A sign never stands alone for those who cannot see it; whoever uses one says it in words.

import { type Drawings, LINE, PAPER, signsOf, SOLID } from "../../../cards/signs";

const DRAWN: Drawings = {
  // -- what a place is worth --
  danger: () => (
    <>
      <path {...SOLID} d="M12 2.5c-5 0-8.5 3.5-8.5 8.2 0 3 1.5 5.2 3.5 6.4v4.4h10v-4.4c2-1.2 3.5-3.4 3.5-6.4C20.5 6 17 2.5 12 2.5z" />
      <circle {...PAPER} cx="8.7" cy="11" r="2.3" />
      <circle {...PAPER} cx="15.3" cy="11" r="2.3" />
      <path {...PAPER} d="M11.1 17.5 12 14.8l.9 2.7zM9.5 19h1.2v2.5H9.5zm3.8 0h1.2v2.5h-1.2z" />
    </>
  ),
  search: () => (
    <>
      <circle {...LINE} cx="10.5" cy="10.5" r="6.2" />
      <path {...LINE} stroke-width={2.8} d="m15.5 15.5 5.3 5.3" />
    </>
  ),
  save: () => (
    <>
      <path {...LINE} d="M12 2.5 18.5 9 12 21.5 5.5 9z" />
      <path {...LINE} stroke-width={1.4} d="M5.5 9h13M12 2.5 9.5 9 12 21.5 14.5 9z" />
    </>
  ),
  entrance: () => (
    <>
      <path {...LINE} d="M4 21.5V11a8 8 0 0 1 16 0v10.5M2.5 21.5h19" />
      <path {...LINE} d="M8.5 21.5V11.5a3.5 3.5 0 0 1 7 0v10" />
    </>
  ),
  treasure: () => (
    <path {...SOLID} d="m12 1.8 2.7 6.9 7.3.5-5.7 4.7 1.9 7.2-6.2-4-6.2 4 1.9-7.2L2 9.2l7.3-.5z" />
  ),
  prize: () => (
    <>
      <path {...LINE} d="M6.5 3.5h11v5a5.5 5.5 0 0 1-11 0zM12 14v4.5M8 21h8" />
      <path {...LINE} d="M6.5 5H3.5c0 3.5 1.3 5 3.5 5.5M17.5 5h3c0 3.5-1.3 5-3.5 5.5" />
    </>
  ),
  empty: () => (
    <>
      <circle {...LINE} cx="12" cy="12" r="8.5" />
      <path {...LINE} d="m6 18 12-12" />
    </>
  ),
  searched: () => <path {...LINE} stroke-width={2.4} d="m4.5 12.5 5 5.5 10-12" />,
  unknown: () => (
    <path {...LINE} stroke-width={2.3} d="M8 8.5a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.2-1.5 2.8M12 19.5v.2" />
  ),
  // -- obstacles: three shapes --
  trap: () => (
    <>
      <path {...LINE} d="M12 3 22 20.5H2z" />
      <path {...SOLID} d="M6 20.5 8 15l2 5.5zM10 20.5 12 13l2 7.5zM14 20.5l2-5.5 2 5.5z" />
    </>
  ),
  creature: () => (
    <>
      <circle {...LINE} cx="12" cy="12" r="9.5" />
      <path {...LINE} stroke-width={2.3} d="M8 7c.3 3.5-.2 6.5-1.5 9M12.5 6.5c.3 4-.2 7.5-1.5 11M17 7c.3 3.5-.2 6.5-1.5 9" />
    </>
  ),
  hazard: () => (
    <>
      <path {...LINE} d="M12 1.8 22.2 12 12 22.2 1.8 12z" />
      <path {...LINE} d="M6.5 10.7c1.8-2 3.6-2 5.5 0s3.7 2 5.5 0M6.5 15c1.8-2 3.6-2 5.5 0s3.7 2 5.5 0" />
    </>
  ),
  // -- abilities --
  fight: () => (
    <>
      <path {...LINE} d="M4 4l11.5 11.5M20 4 8.5 15.5" />
      <path {...LINE} stroke-width={2.4} d="m12.8 18.2 5.4-5.4M16.5 16.5 20 20M11.2 18.2l-5.4-5.4M7.5 16.5 4 20" />
    </>
  ),
  move: () => (
    <path {...LINE} stroke-width={2.6} d="m4 5 7 7-7 7M12.5 5l7 7-7 7" />
  ),
  think: () => (
    <>
      <path {...LINE} d="M9 16.5c0-2-3-3.2-3-7a6 6 0 0 1 12 0c0 3.8-3 5-3 7z" />
      <path {...LINE} d="M9.5 19h5M10.5 21.5h3" />
    </>
  ),
  // -- kinds of cards --
  action: () => <path {...SOLID} d="M13.5 1.8 4 13.8h6.5L9 22.2l10-12.5h-6.8z" />,
  discovery: () => (
    <>
      <path {...LINE} d="M3.5 10.5h17v10h-17zM3.5 10.5c0-4 2-6.5 5-6.5h7c3 0 5 2.5 5 6.5" />
      <path {...SOLID} d="M10 9h4v5.5h-4z" />
    </>
  ),
  obstacle: () => (
    <>
      <path {...LINE} d="M12 3 22 20.5H2z" />
      <path {...LINE} stroke-width={2.4} d="M12 10v5M12 17.8v.1" />
    </>
  ),
  upgrade: () => <path {...LINE} stroke-width={2.4} d="M4.5 12.5 12 5l7.5 7.5M4.5 19.5 12 12l7.5 7.5" />,
  "secret-move": () => (
    <>
      <path {...LINE} d="M2 12c2.8-4.7 6.2-7 10-7s7.2 2.3 10 7c-2.8 4.7-6.2 7-10 7s-7.2-2.3-10-7z" />
      <circle {...SOLID} cx="12" cy="12" r="3" />
    </>
  ),
  location: () => (
    <path {...LINE} d="M9 2.5v6.5H2.5M15 2.5v6.5h6.5M2.5 15H9v6.5M21.5 15H15v6.5" />
  ),
  raider: () => (
    <>
      <circle {...SOLID} cx="12" cy="6.5" r="4" />
      <path {...SOLID} d="M4.5 21.5c0-6 3-9.5 7.5-9.5s7.5 3.5 7.5 9.5z" />
    </>
  ),
  weapon: () => <path {...LINE} d="M3 8h17.5v3.5H12l-1.5 3H8L6.5 20H3.5L5 11.5H3zM20.5 6.5v6" />,
  // -- states of raiders --
  life: () => (
    <path {...SOLID} d="M12 21S3 15 3 8.7C3 5.5 5.3 3.5 7.8 3.5c1.8 0 3.3 1 4.2 2.6.9-1.6 2.4-2.6 4.2-2.6 2.5 0 4.8 2 4.8 5.2C21 15 12 21 12 21z" />
  ),
  "no-life": () => (
    <path {...LINE} d="M12 20.5S3.5 15 3.5 8.7C3.5 5.8 5.5 4 7.8 4c1.8 0 3.3 1.2 4.2 3 .9-1.8 2.4-3 4.2-3 2.3 0 4.3 1.8 4.3 4.7 0 6.3-8.5 11.8-8.5 11.8z" />
  ),
  stuck: () => (
    <>
      <circle {...LINE} cx="7" cy="16" r="4.5" />
      <path {...LINE} d="M10.5 13 13 10.5M12 12.5a3 3 0 0 1 0-4.2l2.5-2.5a3 3 0 0 1 4.2 4.2l-2.5 2.5a3 3 0 0 1-4.2 0" />
    </>
  ),
  dead: () => (
    <path {...LINE} stroke-width={2} d="M6 21.5V10a6 6 0 0 1 12 0v11.5zM3.5 21.5h17M12 9v7M9.3 11.5h5.4" />
  ),
  "cut-off": () => <path {...LINE} stroke-width={2.2} d="M2.5 12H8M16 12h5.5M9.5 5l-2 14M16.5 5l-2 14" />,
  injured: () => <path {...LINE} stroke-width={2.4} d="m5 12 7 7 7-7M12 19V4" />,
  power: () => <path {...LINE} d="M3.5 18.5 2.5 7l5.5 4.5 4-7 4 7L21.5 7l-1 11.5z" />,
  hand: () => (
    <path {...LINE} d="m3 8.5 6.5-2 4 13-6.5 2zM11.5 5.5h6.8V19h-3.8" />
  ),
  deck: () => <path {...LINE} d="M5 5.5h11v15H5zM8 5.5v-2.5h11v15h-3" />,
  discards: () => <path {...LINE} d="M5 3.5h14v12H5zM8.5 15.5v5h11v-9M9 7.5l6 4M15 7.5l-6 4" />,
  points: () => (
    <>
      <circle {...LINE} cx="12" cy="12" r="9" />
      <path {...LINE} d="M12 7v10M14.8 9.2C14.2 8.2 13 8 12 8c-1.5 0-2.8.7-2.8 2s1.3 1.7 2.8 2 2.8.7 2.8 2-1.3 2-2.8 2c-1.2 0-2.3-.3-2.9-1.3" />
    </>
  ),
  steps: () => <path {...LINE} stroke-width={2.2} d="M3 19.5h5v-5h5v-5h5v-5h3.5" />,
  "stand-in": () => (
    <>
      <circle {...LINE} cx="12" cy="12" r="9" />
      <path {...LINE} d="M8.5 15.5V9.8c0-1.5 1-2.5 2.3-2.5 1 0 1.7.4 2.2 1.2M15.5 8.5v5.7c0 1.5-1 2.5-2.3 2.5" />
    </>
  ),
  plus: () => <path {...LINE} stroke-width={2.4} d="M12 5v14M5 12h14" />,
  minus: () => <path {...LINE} stroke-width={2.4} d="M5 12h14" />,
  whole: () => <path {...LINE} stroke-width={2.2} d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  close: () => <path {...LINE} stroke-width={2.4} d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  fold: () => <path {...LINE} stroke-width={2.4} d="m5 15 7-7 7 7" />,
};

export const signs = signsOf(DRAWN);
export const { Sign, SpokenSign, hasSign } = signs;
