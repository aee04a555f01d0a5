/**
 * `pnpm messages` generates the types of the messages from the English catalogue; `pnpm messages:check` reports problems of the catalogues,
 * one per line.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { loadBrands } from "@touchline/brands/shipped";
import { LOCALES } from "@touchline/protocol";
import { type CatalogueFile, checkComplete, checkTexts, checkUsed, type Finding } from "./messages/findings.ts";
import { findUsedKeys } from "./messages/used-keys.ts";
import { writeTypes } from "./messages/write-types.ts";

const SOURCE = "apps/sportsbook/src";
const CATALOGUES = `${SOURCE}/i18n/catalogues`;
const TENANT_TEXTS = "packages/brands/texts";
const TYPES = `${SOURCE}/i18n/generated/message-values.ts`;

const readCatalogue = (file: string): CatalogueFile => ({
  file,
  locale: basename(file, ".json"),
  texts: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {},
});

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `${folder}/${name}`);

const english = readCatalogue(`${CATALOGUES}/en.json`);
const types = writeTypes(english.texts);

const checkTypes = (): Finding[] =>
  existsSync(TYPES) && readFileSync(TYPES, "utf8") === types
    ? []
    : [{ file: TYPES, key: "*", problem: "is out of step with English: run `pnpm messages`" }];

/** Keys used by brand settings, which do not appear in the code. */
const configuredKeys = (): string[] =>
  loadBrands()
    .flatMap(({ settings }) => settings.generalSettings.mainNavigation.options)
    .flatMap(({ label }) => (typeof label === "string" ? [label] : []));

const findings = (): Finding[] => [
  ...LOCALES.map((locale) => readCatalogue(`${CATALOGUES}/${locale}.json`)).flatMap((file) =>
    checkComplete(file, english.texts),
  ),
  ...[...jsonFiles(CATALOGUES), ...jsonFiles(TENANT_TEXTS)]
    .map(readCatalogue)
    .flatMap((file) => checkTexts(file, english.texts)),
  ...checkUsed(english, new Set([...findUsedKeys("tsconfig.json", SOURCE), ...configuredKeys()])),
  ...checkTypes(),
];

if (process.argv.includes("--check")) {
  const found = findings();
  for (const { file, key, problem } of found) console.error(`${file}: ${key} ${problem}`);
  console.log(`${Object.keys(english.texts).length} messages, ${found.length} findings`);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  writeFileSync(TYPES, types);
}
