import { defineElement } from "./element.ts";

export { addressUnder } from "./address-under.ts";
export { createSportsbook } from "./create-sportsbook.ts";
export type * from "./sportsbook.ts";
export { defineElement };

// On a server there are no elements.
if (typeof customElements !== "undefined") defineElement();
