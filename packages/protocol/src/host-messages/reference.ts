import { APP_CAPABILITIES, fromApp, fromHost, HOST_CAPABILITIES, HOST_CONTRACTS, HOST_MARK } from "./messages.ts";
import type { PartShapes, Shape } from "./shape.ts";

type Messages = Readonly<Record<string, { readonly about: string; readonly parts: PartShapes }>>;

const code = (text: string): string => `\`${text}\``;
/** A bar would end the cell of a table, also inside of code. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

const range = (least: number, most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `${least} to ${most}`;

/** What a part may be, in words. */
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

/** The parts inside of a shape; none where it is no object and holds none. */
const partsIn = (shape: Shape): PartShapes => {
  if (shape.kind === "object") return shape.parts;
  if (shape.kind === "list") return partsIn(shape.item);
  return shape.kind === "nullable" ? partsIn(shape.of) : {};
};

/** Of a list also what is said of the things in it. */
const aboutOf = (shape: Shape): string =>
  shape.kind === "list" && shape.item.about ? `${shape.about}. ${shape.item.about}` : shape.about;

const namesOf = (name: string, shape: Shape): string => (shape.kind === "list" ? `${name}[]` : name);

/** A line for each part, and after it one for each part of that. */
const linesOf = (parts: PartShapes, within = ""): readonly string[] =>
  Object.entries(parts).flatMap(([key, shape]) => {
    const name = within + key.replace(/\?$/, "");
    const cells = [code(name), describe(shape), key.endsWith("?") ? "no" : "yes", aboutOf(shape)];
    return [`| ${cells.map(cell).join(" | ")} |`, ...linesOf(partsIn(shape), `${namesOf(name, shape)}.`)];
  });

const tableOf = (parts: PartShapes): string => {
  const lines = linesOf(parts);
  if (lines.length === 0) return "No parts.";
  return ["| Part | What it may be | Required | About |", "|---|---|---|---|", ...lines].join("\n");
};

const sectionsOf = (messages: Messages): string =>
  Object.entries(messages)
    .map(([name, { about, parts }]) => `### ${code(name)}\n\n${about}\n\n${tableOf(parts)}\n`)
    .join("\n");

const words = (list: readonly string[]): string => list.map(code).join(", ");

const head = (): string => `# Messages between an operator's page and the app

<!-- Written by \`pnpm contract\` from packages/protocol/src/host-messages. Change it there. -->

For integrators who want to know what goes over, or who speak it without the script. Most need only the script, which does all of this: see \`packages/host-sdk\`.

The app stands in a frame of the page. The two talk by \`postMessage\`, and only by the messages below. Versions of this contract that are spoken: ${HOST_CONTRACTS.join(", ")}.

## The envelope

\`\`\`js
{ mark: "${HOST_MARK}", id: 7, type: "navigate", parts: { path: "/live", arrival: "push" } }
\`\`\`

\`mark\` tells these messages from all others in a window. \`id\` is a whole number that grows with every message of one side while a connection lasts; a number that is not larger than the last one heard is passed
over, so that nothing is done twice. \`type\` is one of the names below, and \`parts\` are the parts of that name.

A message with a part that is missing or is not what it may be is passed over as a whole. A part or a message that is not known is left out, and is no fault: so each side may be newer than the other.

## Who is heard

* The page says everything to the exact origin of the app, and the app to the exact origin of the page. \`*\` is never used.
* The app hears the window it stands in, at an origin that the tenant lists. The page hears the window of its frame, at the origin of the app.
* A tenant that does not list an origin cannot be held in a frame there either (\`frame-ancestors\`).
* A token goes over in \`session.updated\` and \`token.refreshed\` and nowhere else; never in an address.

## The handshake

1. The page says \`connect\`, again and again (the script: every 250 ms), since nobody tells it when the app has begun to listen; and once more each time the frame was loaded, because the app loads itself anew for another language.
   A \`connect\` begins the count of what the app hears.
2. The app answers \`ready\`, with the newest version that both speak. Its first \`ready\` begins the count of what the page hears. An app that was loaded anew counts from one; one that is asked a second time goes on counting.
3. What the page has to say it says now. An app that was loaded anew knows nothing: it is told again what is still so.

## What each side can do

A page names in \`connect\` what it can do, and the app asks nothing else of it: ${words(HOST_CAPABILITIES)}.

| Capability | The page |
|---|---|
| \`token\` | answers \`token.refresh\` with \`token.refreshed\` |
| \`wallet\` | answers \`balance.asked\` with \`wallet.changed\` |
| \`address\` | shows \`route.changed\` in its address bar, says \`navigate\` with \`pop\` when the browser goes back or forward, and goes back for \`back.asked\` |
| \`limits\` | has pages for limits and breaks, and says \`limits.updated\` |
| \`pages\` | opens what \`page.asked\` names |

The app names in \`ready\` what it can do beyond the first version: ${words(APP_CAPABILITIES)}.
`;

/** All messages both ways, for people. */
export const createHostReference = (): string =>
  [
    head(),
    `## From the page to the app\n\n${sectionsOf(fromHost)}`,
    `## From the app to the page\n\n${sectionsOf(fromApp)}`,
  ].join("\n");
