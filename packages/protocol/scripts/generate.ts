/** `pnpm contract` writes the documents of the contract; with `--check` it fails where they no longer match the schemas. */
import { readFileSync, writeFileSync } from "node:fs";
import packageJson from "../package.json" with { type: "json" };
import { createAsyncApi } from "../src/asyncapi.ts";
import { createOpenApi } from "../src/openapi.ts";

const documents = {
  "openapi.json": createOpenApi(packageJson.version),
  "asyncapi.json": createAsyncApi(packageJson.version),
};

const isCheck = process.argv.includes("--check");
for (const [name, document] of Object.entries(documents)) {
  const file = new URL(`../generated/${name}`, import.meta.url);
  const text = `${JSON.stringify(document, null, 1)}\n`;
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${name} no longer matches the schemas: run \`pnpm contract\` and commit what it writes`);
    process.exitCode = 1;
  }
}
