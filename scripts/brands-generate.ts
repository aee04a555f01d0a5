/**
 * `pnpm brands:schema` generates the JSON schema of brand files, and the list of what brands may refer to in the app, for checks that run
 * without the app's sources. `pnpm brands:check` fails when these are out of date.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { brandJsonSchema } from "../packages/brands/src/schema/json-schema.ts";
import { readAppParts } from "./app-parts.ts";

const write = (file: string, value: unknown): void => {
  writeFileSync(file, JSON.stringify(value));
  execFileSync("pnpm", ["exec", "biome", "format", "--write", file]);
};

write("packages/brands/brand.schema.json", brandJsonSchema());
write("packages/brands/app-parts.json", readAppParts());
