// Cards in the one frame of all games, filled with what is printed on those of Tomb Raider.

import { framesOf } from "../../../cards/Card";
import "../../../cards/cards.css";
import "./kinds.css";
import { figuresOf, rulesText, traitsOf } from "./figures";
import { Picture } from "./Picture";
import { signs } from "./signs";

export const { SmallCard, TokenCard, WholeCard } = framesOf({
  signs,
  figuresOf,
  rulesText,
  traitsOf,
  Picture,
});
