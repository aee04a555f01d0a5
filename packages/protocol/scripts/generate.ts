/** `pnpm contract` generates the contract documents; with `--check` it fails where they do not match the schemas. */
import { readFileSync, writeFileSync } from "node:fs";
import packageJson from "../package.json" with { type: "json" };
import { createAsyncApi } from "../src/asyncapi.ts";
import { createNatsConfig } from "../src/bus-users.ts";
import { createHostReference } from "../src/host-messages/reference.ts";
import { createOpenApi } from "../src/openapi.ts";

const json = (document: object): string => `${JSON.stringify(document, null, 1)}\n`;

const documents = {
  "../generated/openapi.json": json(createOpenApi(packageJson.version)),
  "../generated/asyncapi.json": json(createAsyncApi(packageJson.version)),
  "../generated/nats.conf": createNatsConfig(),
  "../../../docs/host-messages.md": createHostReference(),
};

const isCheck = process.argv.includes("--check");
for (const [path, text] of Object.entries(documents)) {
  const file = new URL(path, import.meta.url);
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${path} does not match the schemas: run \`pnpm contract\` and commit the result`);
    process.exitCode = 1;
  }
}
