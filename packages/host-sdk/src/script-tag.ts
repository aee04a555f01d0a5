export { addressUnder, createSportsbook } from "./index.ts";
