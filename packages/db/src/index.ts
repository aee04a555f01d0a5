export * from "./database.ts";
export * from "./stores/favourites.ts";
export * from "./stores/kept-betslips.ts";
export * from "./stores/ledger/index.ts";
export * from "./stores/placements.ts";
export * from "./stores/preferences.ts";
export * from "./stores/shared-betslips.ts";
