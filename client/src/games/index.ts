// The games that give something to the page, one line each; see `game.ts`.

export { tombRaider } from "./tomb-raider/page";
