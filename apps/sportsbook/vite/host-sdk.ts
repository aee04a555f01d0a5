import type { ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../../packages/host-sdk", import.meta.url));

/** What operators write into their pages: it changes with the contract and with nothing else. */
const FOLDER = "sdk/v1";

const TYPES: Readonly<Record<string, string>> = {
  "touchline.js": "text/javascript",
  "touchline.iife.js": "text/javascript",
  "touchline.d.ts": "text/plain",
};

type Files = ReadonlyMap<string, string | Uint8Array>;

const buildFiles = async (): Promise<Files> => {
  const result = await build({
    root: ROOT,
    configFile: `${ROOT}/vite.config.ts`,
    logLevel: "warn",
    build: { write: false },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const files = outputs
    .flatMap(({ output }) => output)
    .map((file): [string, string | Uint8Array] => [file.fileName, file.type === "chunk" ? file.code : file.source]);
  return new Map(files);
};

const fileOf = (url: string | undefined): string =>
  new RegExp(`^/${FOLDER}/([\\w.]+)(?:\\?|$)`).exec(url ?? "")?.[1] ?? "";

/** Operators' pages are elsewhere, and a module is asked for under the rules for another origin. */
const forEveryOrigin = (response: ServerResponse): ServerResponse =>
  response.setHeader("access-control-allow-origin", "*").setHeader("cross-origin-resource-policy", "cross-origin");

/** The script for operators' pages is served beside the app, so that the two always understand each other. */
export const hostSdk = (): Plugin => ({
  name: "touchline-host-sdk",
  configureServer: (server) => {
    server.middlewares.use(async (request, response, next) => {
      const name = fileOf(request.url);
      const type = TYPES[name];
      if (!type) return next();
      try {
        const file = (await buildFiles()).get(name);
        forEveryOrigin(response).setHeader("content-type", `${type}; charset=utf-8`).end(file);
      } catch (error) {
        next(error);
      }
    });
  },
  configurePreviewServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (fileOf(request.url) in TYPES) forEveryOrigin(response);
      next();
    });
  },
  async generateBundle() {
    for (const [name, source] of await buildFiles())
      this.emitFile({ type: "asset", fileName: `${FOLDER}/${name}`, source });
  },
});
