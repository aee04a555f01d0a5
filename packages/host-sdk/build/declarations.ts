import { readFileSync } from "node:fs";
import { fromApp, fromHost, type PartShapes, type Shape } from "@touchline/protocol/host-messages";

/** Declarations of the exported functions; the other types come from the source and from the contract. */
const FUNCTIONS = `/** Embeds the app in the page and connects to it. */
export declare const createSportsbook: (options: SportsbookOptions) => Sportsbook;
/** Maps the app to a path of the site: under \`/sports\`, the app's \`/live\` is the site's \`/sports/live\`, and \`/sports/d_today\` is the same on both. */
export declare const addressUnder: (base: string) => HostAddress;
/** Defines \`<touchline-sportsbook>\`, which the script does by itself. */
export declare const defineElement: () => void;

declare global {
  interface HTMLElementTagNameMap {
    "touchline-sportsbook": SportsbookElement;
  }
}

export as namespace Touchline;
`;

/** Type names of the source, and where they are in the contract. */
const NAMES: Readonly<Record<string, string>> = {
  GameOptions: 'FromHost["options.updated"]',
  HostConsent: 'FromHost["consent.updated"]',
  HostLimits: 'FromHost["limits.updated"]',
  HostPreview: 'FromHost["preview.show"]',
  HostPunter: 'FromHost["punter.updated"]["punter"]',
  HostSession: 'FromHost["session.updated"]["session"]',
  HostWallet: 'FromHost["wallet.changed"]',
};

const comment = (about: string | undefined, indent: string): string => (about ? `${indent}/** ${about} */\n` : "");

const typeOf = (shape: Shape, indent: string): string => {
  switch (shape.kind) {
    case "text":
      return "string";
    case "number":
      return "number";
    case "flag":
      return "boolean";
    case "word":
      return shape.words.map((word) => JSON.stringify(word)).join(" | ");
    case "list":
      return `readonly ${typeOf(shape.item, indent)}[]`;
    case "nullable":
      return `${typeOf(shape.of, indent)} | null`;
    case "object":
      return membersOf(shape.parts, indent);
    case "data":
      return "object";
  }
};

const memberOf = (key: string, shape: Shape, indent: string): string => {
  const colon = key.endsWith("?") ? "?:" : ":";
  return `${comment(shape.about, indent)}${indent}readonly ${key.replace(/\?$/, "")}${colon} ${typeOf(shape, indent)};\n`;
};

const membersOf = (parts: PartShapes, indent: string): string => {
  const members = Object.entries(parts).map(([key, shape]) => memberOf(key, shape, `${indent}  `));
  return members.length > 0 ? `{\n${members.join("")}${indent}}` : "{}";
};

type Messages = Readonly<Record<string, { readonly about: string; readonly parts: PartShapes }>>;

const messagesAs = (name: string, messages: Messages): string => {
  const members = Object.entries(messages).map(
    ([type, { about, parts }]) =>
      `${comment(about, "  ")}  readonly ${JSON.stringify(type)}: ${membersOf(parts, "  ")};\n`,
  );
  return `export interface ${name} {\n${members.join("")}}\n`;
};

/** The types of the SDK in one self-contained file. `source` is the text of `sportsbook.ts`. */
export const writeDeclarations = (source: string): string => {
  const own = source.replace(/^(?:import|export) type \{[^}]*\}[^;]*;\n/gm, "").trim();
  const names = Object.entries(NAMES).map(([name, type]) => `export type ${name} = ${type};\n`);
  return [messagesAs("FromHost", fromHost), messagesAs("FromApp", fromApp), names.join(""), `${own}\n`, FUNCTIONS].join(
    "\n",
  );
};

export const readDeclarations = (root: string): string =>
  writeDeclarations(readFileSync(`${root}/src/sportsbook.ts`, "utf8"));
