import { argumentsOf, parseMessage } from "@touchline/brands/texts";

const HEAD = `/** Written by scripts/messages.ts from catalogues/en.json. What each message must be given; null where it is nothing. */
export interface MessageValues {
`;

const valuesType = (text: string): string => {
  const fields = Object.entries(argumentsOf(parseMessage(text))).map(([name, type]) => `readonly ${name}: ${type}`);
  return fields.length === 0 ? "null" : `{ ${fields.join("; ")} }`;
};

/** TypeScript source with the arguments of each message. */
export const writeTypes = (english: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(english).map(([key, text]) => `  "${key}": ${valuesType(text)};\n`);
  return `${HEAD}${lines.join("")}}\n`;
};
