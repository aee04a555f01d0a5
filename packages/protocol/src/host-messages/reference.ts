import { APP_CAPABILITIES, fromApp, fromHost, HOST_CAPABILITIES, HOST_CONTRACTS, HOST_MARK } from "./messages.ts";
import type { PartShapes, Shape } from "./shape.ts";

type Messages = Readonly<Record<string, { readonly about: string; readonly parts: PartShapes }>>;

const code = (text: string): string => `\`${text}\``;
/** A bar ends the cell of a table, even inside of code. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

const range = (least: number, most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `${least} to ${most}`;

/** The type of a part, in words. */
const describe = (shape: Shape): string => {
  switch (shape.kind) {
    case "text":
      return shape.pattern
        ? `text that matches ${code(shape.pattern.source)}, at most ${shape.longest} long`
        : `text, at most ${shape.longest} long`;
    case "number":
      return `whole number, ${range(shape.least, shape.most)}`;
    case "flag":
      return "true or false";
    case "word":
      return shape.words.map(code).join(", ");
    case "list":
      return `list of at most ${shape.longest}: ${describe(shape.item)}`;
    case "nullable":
      return `${describe(shape.of)}; or null`;
    case "object":
      return "object, see below";
    case "data":
      return `object, at most ${shape.longest} long as JSON`;
  }
};

/** The parts inside of a shape; none if neither it nor its items are objects. */
const partsIn = (shape: Shape): PartShapes => {
  if (shape.kind === "object") return shape.parts;
  if (shape.kind === "list") return partsIn(shape.item);
  return shape.kind === "nullable" ? partsIn(shape.of) : {};
};

/** The text of a list includes that of its items. */
const aboutOf = (shape: Shape): string => {
  const about = shape.kind === "list" && shape.item.about ? `${shape.about}. ${shape.item.about}` : shape.about;
  return shape.also === undefined ? about : `${about}. Also accepted as ${code(shape.also)}`;
};

const namesOf = (name: string, shape: Shape): string => (shape.kind === "list" ? `${name}[]` : name);

/** A line for each part, followed by the lines of its own parts. */
const linesOf = (parts: PartShapes, within = ""): readonly string[] =>
  Object.entries(parts).flatMap(([key, shape]) => {
    const name = within + key.replace(/\?$/, "");
    const cells = [code(name), describe(shape), key.endsWith("?") ? "no" : "yes", aboutOf(shape)];
    return [`| ${cells.map(cell).join(" | ")} |`, ...linesOf(partsIn(shape), `${namesOf(name, shape)}.`)];
  });

const tableOf = (parts: PartShapes): string => {
  const lines = linesOf(parts);
  if (lines.length === 0) return "No parts.";
  return ["| Part | Type | Required | Meaning |", "|---|---|---|---|", ...lines].join("\n");
};

const sectionsOf = (messages: Messages): string =>
  Object.entries(messages)
    .map(([name, { about, parts }]) => `### ${code(name)}\n\n${about}\n\n${tableOf(parts)}\n`)
    .join("\n");

const words = (list: readonly string[]): string => list.map(code).join(", ");

const head = (): string => `# Messages between an operator's page and the app

<!-- Written by \`pnpm contract\` from packages/protocol/src/host-messages. Change it there. -->

For integrators: every message between an operator's page and the app, for those who want to read
them or send them without the script. Most integrators need only the script (\`packages/host-sdk\`),
which handles all of this: see [integration.md](integration.md).

The app is in a frame of the page. The two communicate by \`postMessage\`, with the messages below
and no others. Supported versions of this contract: ${HOST_CONTRACTS.join(", ")}.

## The envelope

\`\`\`js
{ mark: "${HOST_MARK}", id: 7, type: "navigate", parts: { path: "/live", arrival: "push" } }
\`\`\`

- \`mark\` distinguishes these messages from all others in a window.
- \`id\` is a whole number that grows with every message of one side during a connection. A message
  whose \`id\` is not larger than the last one received is ignored, so that nothing is done twice.
- \`type\` is one of the names below, and \`parts\` are the parts of that message.

A message with a missing or invalid part is ignored as a whole. Unknown messages and unknown parts are
ignored and are not errors, so each side may be newer than the other.

## Which messages are accepted

- The page sends only to the exact origin of the app, and the app only to the exact origin of the
  page. \`*\` is never used.
- The app accepts messages only from its parent window, at an origin that the tenant lists. The page
  accepts messages only from the window of its frame, at the origin of the app.
- A page at an origin that the tenant does not list cannot embed the app either
  (\`frame-ancestors\`).
- A token is sent only in \`session.updated\` and \`token.refreshed\`, and never in an address.

## The handshake

1. The page sends \`connect\` repeatedly (the script: every 250 ms) until the app answers, because it
   cannot know when the app begins to listen. It does so again each time the frame was loaded, because
   the app reloads itself for another language. The \`id\` of \`connect\` starts a new count of the
   page's messages.
2. The app answers \`ready\`, with the newest version of the contract that both support. Its first
   \`ready\` starts the count of the app's messages. An app that was reloaded counts from one again;
   an app that gets a second \`connect\` continues its count.
3. The page sends what it has to say. An app that was reloaded knows nothing of the earlier messages,
   so the page sends again what still applies.

## Capabilities

The page lists in \`connect\` what it can do, and the app asks it for nothing else:
${words(HOST_CAPABILITIES)}.

| Capability | The page |
|---|---|
| \`token\` | answers \`token.refresh\` with \`token.refreshed\` |
| \`wallet\` | answers \`balance.asked\` with \`wallet.changed\` |
| \`address\` | shows \`route.changed\` in its address bar, sends \`navigate\` with \`pop\` when the browser goes back or forward, and goes back when it gets \`back.asked\` |
| \`limits\` | has pages for limits and breaks, and sends \`limits.updated\` |
| \`pages\` | opens the page that \`page.asked\` names |

The app lists in \`ready\` what it can do beyond the first version of the contract:
${words(APP_CAPABILITIES)}.
`;

/** The text of docs/host-messages.md. */
export const createHostReference = (): string =>
  [
    head(),
    `## From the page to the app\n\n${sectionsOf(fromHost)}`,
    `## From the app to the page\n\n${sectionsOf(fromApp)}`,
  ].join("\n");
