import { themeCss } from "@touchline/brands";
import type { Plugin } from "vite";

const ID = "virtual:theme.css";

/** The design tokens as a stylesheet: `import "virtual:theme.css"`. */
export const themeStyles = (): Plugin => ({
  name: "touchline-theme-styles",
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? themeCss() : null),
});
