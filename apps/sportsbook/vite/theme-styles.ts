import { brandStyle, loadBrand } from "@touchline/brands/shipped";
import type { Plugin } from "vite";

const ID = "virtual:theme.css";

/** The style of one brand as a module, for pages that are not the app: stories and benches. */
export const themeStyles = (): Plugin => ({
  name: "touchline-theme-styles",
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? brandStyle(loadBrand("default")) : null),
});
