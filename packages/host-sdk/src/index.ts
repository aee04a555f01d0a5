export { addressUnder } from "./address-under.ts";
export { createSportsbook } from "./create-sportsbook.ts";
export { defineElement } from "./element.ts";
export type * from "./sportsbook.ts";
