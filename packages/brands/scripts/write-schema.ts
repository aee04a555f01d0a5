/** Writes the JSON Schema of brand files from the schemas. `pnpm brands:check` tells when that is due. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brandJsonSchema } from "../src/schema/json-schema.ts";

const file = fileURLToPath(new URL("../brand.schema.json", import.meta.url));
writeFileSync(file, JSON.stringify(brandJsonSchema()));
execFileSync("pnpm", ["exec", "biome", "format", "--write", file]);
