import * as contract from "@touchline/protocol/host-messages";
import type { Plugin } from "vite";

const MESSAGES = /\/host-messages\/messages\.ts$/;

/** An `about` that is a string is a description; a part with that name would be an object. */
const isWords = ([name, value]: readonly [string, unknown]): boolean => name === "about" && typeof value === "string";

const literalOf = (value: unknown): string => {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter((member) => !isWords(member));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${literalOf(member)}`).join(",")}}`;
};

/** The contract as plain data for browsers, without descriptions, which are only for the reference and the types. */
export const writeContract = (): string =>
  Object.entries(contract)
    .filter(([, value]) => typeof value !== "function")
    .map(([name, value]) => `export const ${name} = ${literalOf(value)};\n`)
    .join("");

export const withoutWords = (): Plugin => ({
  name: "touchline-without-words",
  enforce: "pre",
  load: { filter: { id: MESSAGES }, handler: () => ({ code: writeContract(), moduleType: "js" }) },
});
