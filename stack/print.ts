import { styleText } from "node:util";
import type { Print } from "./process.ts";

const COLOURS = {
  nats: "gray",
  postgres: "gray",
  feed: "green",
  api: "blue",
  push: "magenta",
  app: "cyan",
  cms: "yellow",
} as const;
const LEVELS: Readonly<Record<number, string>> = { 40: "WARN ", 50: "ERROR ", 60: "FATAL " };

/** Services log JSON; for a terminal only the message and its fields are printed. */
const readable = (line: string): string => {
  if (!line.startsWith("{")) return line;
  try {
    const { level, time: _time, service: _service, msg, ...rest } = JSON.parse(line);
    const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
    return `${LEVELS[level] ?? ""}${msg ?? ""}${details}`;
  } catch {
    return line;
  }
};

const ENGINE_CHATTER = /\[INF\]| LOG: /;

export const printPrefixed: Print = (name, line) => {
  if (ENGINE_CHATTER.test(line) || line.trim() === "") return;
  const colour = COLOURS[name.replace(/-\d+$/, "") as keyof typeof COLOURS] ?? "white";
  console.log(`${styleText(colour, name.padEnd(12))}${readable(line)}`);
};
