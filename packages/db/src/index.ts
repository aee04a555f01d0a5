export * from "./database.ts";
export * from "./stores/favourites.ts";
export * from "./stores/preferences.ts";
