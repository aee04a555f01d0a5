import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SPRITE = "src/ui/icons.svg";

/**
 * Puts the icons into the page itself. A browser asks for a sprite of its own file once: if that request fails on a bad
 * network, every icon stays blank until the page is loaded again.
 */
export const iconSprite = (): Plugin => {
  let root = "";
  return {
    name: "touchline-icon-sprite",
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: (html) =>
      html.replace("</body>", () => `${readFileSync(resolve(root, SPRITE), "utf8")}</body>`),
  };
};
