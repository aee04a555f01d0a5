/** Writes docs/configuration.md from the variables that the services read; with `--check` it fails where the page differs. */
import { settings } from "@touchline/server-kit";
import { SETTINGS as HOST_DEMO } from "../apps/host-demo/src/settings.ts";
import { SETTINGS as WALLET } from "../apps/host-demo/src/wallet/settings.ts";
import { SETTINGS as WEB_SERVER } from "../apps/web-server/src/settings.ts";
import { SETTINGS as API } from "../services/api/src/settings.ts";
import { SETTINGS as BETS } from "../services/bets/src/settings.ts";
import { SETTINGS as FEED } from "../services/feed/src/settings.ts";
import { SETTINGS as PUSH } from "../services/push/src/settings.ts";
import { SETTINGS as WEB } from "../services/web/src/settings.ts";
import { keepDocument, table } from "./generated-page.ts";

type Settings = Readonly<Record<string, Parameters<typeof settings.get>[0]>>;

const SERVICES: Readonly<Record<string, readonly [folder: string, variables: Settings]>> = {
  API: ["services/api", API],
  Bets: ["services/bets", BETS],
  Feed: ["services/feed", FEED],
  Push: ["services/push", PUSH],
  Web: ["services/web", WEB],
  "The app's web server": ["apps/web-server", WEB_SERVER],
  "Demo operator": ["apps/host-demo", HOST_DEMO],
  "The demo operator's wallet, alone": ["apps/host-demo/src/wallet", WALLET],
};

const fallbackOf = (fallback: string | null): string => {
  if (fallback === null) return "none";
  return fallback === "" ? "empty" : `\`${fallback}\``;
};

const rowOf = ([name, schema]: [string, Settings[string]]): readonly string[] => {
  const setting = settings.get(schema);
  if (!setting?.about) throw new Error(`${name} has no description`);
  return [`\`${name}\``, setting.kind, fallbackOf(setting.fallback), setting.about];
};

const sections = Object.entries(SERVICES).map(
  ([title, [folder, variables]]) =>
    `## ${title}\n\n\`${folder}\`\n\n${table(["Variable", "Type", "Default", "What it is"], Object.entries(variables).map(rowOf))}`,
);

const PAGE = `# Configuration

For operators: every variable of the environment that a service reads. A service that is started with an
invalid value names the variable and ends with an error before it does anything. A variable that is not
set, or is empty, has its default.

This page is written by \`pnpm contract\` from \`settings.ts\` of each service, and \`pnpm verify contract\` fails
when the two differ. What the limits are for, and how proxies and Redis belong to them, is in
[operations.md](operations.md#limits); the variables of the CMS are in [publishing.md](publishing.md).

${sections.join("\n\n")}

## Commands

| Variable | Type | Default | What it is |
|---|---|---|---|
| \`DATABASE_OWNER_URL\` | address (postgres://) | none | \`pnpm migrate\`, \`pnpm maintain\` and \`pnpm ledger:verify\`: PostgreSQL, with the role that owns the tables |
| \`KEEP_MESSAGES_MONTHS\` | whole number | \`3\` | \`pnpm maintain\`: months that messages to punters are kept for beside the current one; 0 keeps all |
| \`KEEP_COURSE_MONTHS\` | whole number | \`3\` | the same for the prices behind the charts of cash-out values |
| \`KEEP_RESULTS_MONTHS\` | whole number | \`0\` | the same for results of events without open bets, and for messages that were no results |
`;

keepDocument("docs/configuration.md", PAGE, "the variables of the services");
