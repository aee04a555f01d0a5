import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { readDeclarations } from "./declarations.ts";
import { withoutWords } from "./without-words.ts";

export const TARGET = "es2022";

/** Escapes non-ASCII characters, so that the script works in a page of any encoding. */
const plain = (code: string): string =>
  code.replace(/[^\n\t\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

const bundleScriptTag = async (root: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [withoutWords()],
    build: {
      write: false,
      target: TARGET,
      lib: { entry: resolve(root, "src/script-tag.ts"), formats: ["iife"], name: "Touchline", fileName: "touchline" },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("the script-tag build produced no chunk");
  return plain(chunk.code);
};

/** Emits, beside the ES module, the same as a plain script (which one build cannot do) and the types of both. */
export const besideTheModule = (root: string): Plugin => ({
  name: "touchline-beside-the-module",
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = plain(file.code);
    this.emitFile({ type: "asset", fileName: "touchline.iife.js", source: await bundleScriptTag(root) });
    this.emitFile({ type: "asset", fileName: "touchline.d.ts", source: readDeclarations(root) });
  },
});
