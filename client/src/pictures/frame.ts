// A scene in a frame: the same drawing cropped upright, lying, square, or as a sign of 60 px.

import { grain, penFor, SIDE } from "./ink";
import type { Scene } from "./scene";

export type Frame = "upright" | "lying" | "square" | "sign" | "large";

const BOXES: Readonly<Record<Frame, readonly [width: number, height: number]>> = {
  upright: [216, 296],
  lying: [300, 176],
  square: [250, 250],
  sign: [196, 196],
  large: [220, 296],
};
/** How far hatching lies apart: closer where a picture is large, fewer and bolder lines as a sign. */
const GAPS: Readonly<Record<Frame, number>> = {
  upright: 0.9,
  lying: 1,
  square: 1,
  sign: 1.7,
  large: 0.58,
};
/** The picture as SVG: the same text for the same name and frame, always and everywhere. */
export function picture(name: string, scene: Scene, frame: Frame): string {
  const drawing = scene.draw(penFor(name, GAPS[frame]));
  const paper = frame === "sign" ? "" : grain(penFor(frame));
  const [width, height] = BOXES[frame];
  const [x, y] = scene.focus ?? [SIDE / 2, SIDE / 2];
  const left = Math.max(0, Math.min(SIDE - width, x - width / 2));
  const top = Math.max(0, Math.min(SIDE - height, y - height / 2));
  return (
    `<svg class="pic pal-${scene.colours}" viewBox="${left} ${top} ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawing}${paper}</svg>`
  );
}
