/**
 * `pnpm brands:schema` writes what is made of other sources: the JSON Schema of brand files, and what the app has for brands to
 * refer to, for checks that run where the app's sources are not. `pnpm brands:check` tells when that is due.
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
