import { defineElement } from "./element.ts";

export { addressUnder } from "./address-under.ts";
export { createSportsbook } from "./create-sportsbook.ts";

defineElement();
