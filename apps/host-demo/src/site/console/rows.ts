import type { TracedMessage } from "@touchline/host-sdk";

export type Direction = TracedMessage["direction"];
export type Filter = "all" | Direction;

/** Who speaks, in a word: never by colour alone. */
export const WORDS: Readonly<Record<Direction, string>> = { hostToApp: "host", appToHost: "app" };
export const DIRECTIONS: Readonly<Record<Direction, string>> = { hostToApp: "host to app", appToHost: "app to host" };

export interface ConsoleRow {
  readonly message: TracedMessage;
  readonly word: string;
  readonly line: string;
  readonly time: string;
}

type Parts = Readonly<Record<string, unknown>>;

const two = (value: number): string => String(value).padStart(2, "0");
const clock = (at: number): string => {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":");
};
export const timeOf = (at: number): string => `${clock(at)}.${String(new Date(at).getMilliseconds()).padStart(3, "0")}`;

const sessionLine = (session: unknown): string => {
  const { punter, expiresAt } = session as { readonly punter: { readonly id: string }; readonly expiresAt: number };
  return `punter ${punter.id}, token exp ${clock(expiresAt)}`;
};
const names = (list: unknown): string => (list as readonly string[]).join(", ");

const plain = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
const plainLine = (parts: Parts): string => Object.values(parts).map(plain).join(", ");
const namedLine = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name} ${plain(value)}`)
    .join(", ");

/** What is worth a line, where the plain values are not. A token is in none of them. */
const LINES: Readonly<Record<string, (parts: Parts) => string>> = {
  connect: ({ contract, embed, sdk }) => `contract ${contract}, ${embed}, v${sdk}`,
  ready: ({ contract, brand, locale, theme, version }) =>
    `contract ${contract}, ${brand}, ${locale}, ${theme}, v${version}`,
  "options.updated": namedLine,
  "session.updated": ({ session }) => sessionLine(session),
  "token.refresh": ({ reason }) => `promise, ${reason}`,
  "token.refreshed": ({ answer, session }) => (session ? `resolved, ${sessionLine(session)}` : `resolved, ${answer}`),
  "punter.updated": ({ punter }) => (punter as { readonly id: string }).id,
  "wallet.changed": ({ currency, activeCurrencyBalance }) => `${currency} ${activeCurrencyBalance}`,
  "balance.changed": ({ currency, balance }) => `${currency} ${balance}`,
  "bet.placed": ({ betId, currency, stake }) => `${betId}, ${currency} ${stake}`,
  "bet.settled": ({ betId, outcome, currency, payout }) => `${betId}, ${outcome}, ${currency} ${payout}`,
  "limits.updated": ({ limits, breakUntil }) => {
    const kinds = names((limits as readonly { readonly kind: string }[]).map(({ kind }) => kind)) || "no limits";
    return breakUntil === null ? kinds : `${kinds}, break until ${clock(Number(breakUntil))}`;
  },
};

export const lineOf = ({ type, parts }: TracedMessage): string => {
  const write = Object.hasOwn(LINES, type) ? LINES[type] : undefined;
  return (write ?? plainLine)(parts as Parts);
};

export const rowOf = (message: TracedMessage): ConsoleRow => ({
  message,
  word: WORDS[message.direction],
  line: lineOf(message),
  time: timeOf(message.at),
});

/** How long the promise took that this message keeps, with the message that asked; null for all others. */
export const promiseOf = (
  answer: TracedMessage,
  before: readonly TracedMessage[],
): { readonly asked: TracedMessage; readonly ms: number } | null => {
  if (answer.type !== "token.refreshed") return null;
  const { to } = answer.parts as { readonly to: number };
  // Ids begin anew with each connection: the last of that id is meant.
  const asked = before.findLast(({ type, id }) => type === "token.refresh" && id === to);
  return asked ? { asked, ms: answer.at - asked.at } : null;
};

const isToken = (key: string): boolean => key === "token";

/** The whole message. The script that hands it over leaves tokens out already; twice is safer. */
export const wholeOf = ({ id, type, parts }: TracedMessage, ms: number | null): string =>
  JSON.stringify(
    { id, type, parts, ...(ms !== null && { reply: { ms } }) },
    (key, value) => (isToken(key) ? "…" : value),
    2,
  );

export const isShown = (filter: Filter, { direction }: TracedMessage): boolean =>
  filter === "all" || filter === direction;
