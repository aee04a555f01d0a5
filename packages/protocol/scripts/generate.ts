/** `pnpm contract` generates the contract documents; with `--check` it fails where they do not match the schemas. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import packageJson from "../package.json" with { type: "json" };
import { createAsyncApi } from "../src/asyncapi.ts";
import { createNatsConfig } from "../src/bus-users.ts";
import { readComments } from "../src/documents/schema-comments.ts";
import { createHostReference } from "../src/host-messages/reference.ts";
import { createOpenApi } from "../src/openapi.ts";

const source = new URL("../src/", import.meta.url);
const comments = new Map(
  readdirSync(source)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .flatMap((name) => [...readComments(readFileSync(new URL(name, source), "utf8"))]),
);

const json = (document: object): string => `${JSON.stringify(document, null, 1)}\n`;

const documents = {
  "../generated/openapi.json": json(createOpenApi(packageJson.version, comments)),
  "../generated/asyncapi.json": json(createAsyncApi(packageJson.version, comments)),
  "../generated/nats.conf": createNatsConfig(),
  // kustomize reads no files outside of its folder.
  "../../../deploy/kubernetes/small/nats.conf": createNatsConfig(),
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
