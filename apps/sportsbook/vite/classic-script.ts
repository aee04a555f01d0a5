import { resolve } from "node:path";
import { build, type Plugin } from "vite";

interface ClassicScriptOptions {
  readonly entry: string;
  readonly address: string;
}

const bundle = async (root: string, entry: string, minify: boolean): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify,
      target: "es2023",
      lib: { entry: resolve(root, entry), formats: ["iife"], name: "boot", fileName: "boot" },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${entry} gave no script`);
  return chunk.code;
};

/**
 * Serves one entry as a script that blocks the first paint. A module script would run after it, and a page that
 * should be light would flash dark; a script in the page itself would need a hole in the content security policy.
 */
export const classicScript = ({ entry, address }: ClassicScriptOptions): Plugin => {
  let root = ".";
  return {
    name: "touchline-classic-script",
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: (server) => {
      server.middlewares.use(address, async (_request, response, next) => {
        try {
          response.setHeader("content-type", "text/javascript").end(await bundle(root, entry, false));
        } catch (error) {
          next(error);
        }
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: address.slice(1), source: await bundle(root, entry, true) });
    },
  };
};
