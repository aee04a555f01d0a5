/** Writes docs/jurisdictions.md from the packs; with `--check` it fails where the page differs. */
import type { Pack, PackId, Rule } from "@touchline/jurisdictions";
import { packs } from "@touchline/jurisdictions/all";
import { keepDocument, table } from "./generated-page.ts";

const NAMES: Readonly<Record<PackId, string>> = {
  neutral: "Neutral",
  uk: "Great Britain (`uk`)",
  se: "Sweden (`se`)",
  de: "Germany (`de`)",
  dk: "Denmark (`dk`)",
};

const KEPT: Readonly<Record<Rule["keptBy"][number], string>> = {
  app: "app",
  server: "bets service",
  publication: "check of publications",
  host: "host",
  operator: "operator",
};

const APP = "apps/sportsbook/src";
const [BETS, BRANDS] = ["services/bets/src", "packages/brands/src/check/jurisdiction.test.ts"];
const STRIP = `${APP}/features/safer-gambling/obligatory-strip.test.tsx`;
const CONFIG = `${APP}/config/app-config.test.ts`;
const DELAY = "e2e/own-stack/safer-gambling.e2e.ts";
const WORDED = `${APP}/app/layouts/page-end.test.tsx`;

/** Where it is tested what a kind of rule does. Every rule is in `packs.test.ts` besides. */
const TESTS: Readonly<Record<Rule["kind"], string | null>> = {
  "odds-changes": CONFIG,
  "reality-check": CONFIG,
  statement: `${APP}/data/safer-gambling/statement.test.ts`,
  "session-strip": STRIP,
  limits: BRANDS,
  "time-out": STRIP,
  marks: STRIP,
  age: CONFIG,
  "stake-ceiling": `${BETS}/place/pack-codes.test.ts`,
  "bet-types": `${BETS}/bookmaker.test.ts`,
  "live-betting": `${BETS}/place/pack-codes.test.ts`,
  "cash-out": `${BETS}/bookmaker.test.ts`,
  promotions: CONFIG,
  retention: null,
  wording: null,
  language: BRANDS,
};

const DUTIES: Readonly<Record<Extract<Rule, { kind: "wording" }>["duty"], string | null>> = {
  licence: WORDED,
  delay: DELAY,
  "no-chasing": null,
  "self-exclusion": BRANDS,
};

const testOf = (rule: Rule): string => {
  const file = (rule.kind === "wording" ? DUTIES[rule.duty] : TESTS[rule.kind]) ?? PACKS;
  return `[${file.split("/").at(-1)}](../${file})`;
};

const PACKS = "packages/jurisdictions/src/packs.test.ts";

const verifiedText = ({ verified, doubt }: Rule): string => (verified ? "yes" : `**no:** ${doubt}`);
const sourceText = ({ source }: Rule): string => (source ? `[${source.name}](${source.url})` : "none found");

const rowOf = (rule: Rule): readonly string[] => [
  `\`${rule.id}\``,
  rule.requires,
  rule.keptBy.map((keeper) => KEPT[keeper]).join(", "),
  sourceText(rule),
  verifiedText(rule),
  testOf(rule),
];

const versionText = ({ version, effectiveFrom }: Pack): string => `version ${version} from ${effectiveFrom}`;

const section = (id: PackId): string => {
  const [newest, ...older] = packs[id] as readonly [Pack, ...Pack[]];
  const head = `## ${NAMES[id]}\n\n${[newest, ...older].map(versionText).join("; ")}.`;
  const rules = table(["Rule", "What is required", "Kept by", "Source", "Verified", "Test"], newest.rules.map(rowOf));
  const open = newest.open.map((sentence) => `- ${sentence}`).join("\n");
  return `${head}\n\n${rules}${open && `\n\nNot in the pack, because no public source was found:\n\n${open}`}`;
};

const all = Object.values(packs).flatMap(([newest]) => newest?.rules ?? []);
const verified = all.filter((rule) => rule.verified).length;

const picture = (name: string): string => `![${name}](screens/jurisdiction-${name}.png)`;
const PICTURED = ["uk", "se", "de", "dk"] as const;
const pictures = table(
  ["Pack", "On a phone, scrolled to the end", "On a desktop"],
  PICTURED.map((id) => [NAMES[id], picture(`m-${id}`), picture(`d-${id}`)]),
);

const PAGE = `# Jurisdictions

For operators and editors: which rules of a market the software keeps, where each comes from, and what it
leaves to you. **This is no legal advice.** A pack says what was found in public sources when it was written.
Of ${all.length} rules ${verified} are verified by their source; each other row says what is in doubt. Have the pack of
your market read by somebody who knows its law before you open.

A tenant names its pack in \`packages/brands/tenants.json\` (\`"jurisdiction": "de"\`). Without one it has the
neutral pack, which changes nothing. Of the tenants in this repository \`bethog\` has \`uk\`, \`vinn\` has \`se\`,
\`scattr\` has \`de\` and \`lbsports\` has \`dk\`; they are examples, and no such licence exists.

## How a pack works

- **Data.** A pack is a list of versions in \`packages/jurisdictions/src/packs\`, each with the day from which it
  holds. A page uses the version of the moment it was opened; the bets service that of each moment. To
  change a rule, add a version: an old one is never edited once it has held.
- **One set of questions.** \`packages/jurisdictions/src/rules.ts\` answers what a pack allows: bet types, the
  highest stake, live betting, cash-out, agreement to price changes, interval of the reality check, marks, age,
  time-out. App, bets service and the check of publications call the same functions. Of brand and pack the
  stricter holds.
- **The bets service** refuses what the pack forbids: \`BET_TYPE_UNAVAILABLE\`, \`STAKE_ABOVE_MAX\` (above the
  pack's ceiling, without an alternative stake), \`NOT_OFFERED\` for a bet in play that the pack leaves out. A
  bettor's agreement to price changes that the pack does not allow becomes the strictest that it does.
- **The app** shows the marks, the time and the button that stops play in a strip above everything that
  scrolls, and loads neither strip nor pack for a tenant without one. "Max" of the slip and its highest stake
  are under the pack's ceiling. Where nothing may be bet on in play, lists and counts are without live events, and
  an address of the live view leads to the sports with the same filters. A page whose pack does not load, asked
  for twice, shows a message that offers to reload it, and nothing else.
- **The CMS** shows the pack with each publication, and refuses a publication or a roll back whose settings
  break it, with the id of the rule. \`pnpm brands:check\` finds the same in brand files.
- **The host** keeps limits and breaks. The button of a market that forbids a question (\`de.time-out\`) sends
  \`break.asked\` to a page around the app, and \`POST /host/time-out\` with \`{"length":"24h"}\` to a host on
  the app's origin. From the tap on, the page takes no bets, whatever the host answers. How limits are set is
  the host's: [money.md](money.md#limits-and-time-outs) says what the platform enforces.

No pack has a rule of these kinds yet, because no public text was found that asks for one; they are kept and
tested with packs of tests: \`bet-types\`, \`stake-ceiling\`, \`cash-out\`, \`odds-changes\`, \`promotions\`
(banners that change by themselves), and \`live-betting\` that leaves markets out.

Every rule below has a test with its id in the title, in \`packages/jurisdictions/src/packs.test.ts\`; what a kind
of rule does is tested in \`rules.test.ts\` there, in \`services/bets\` (\`pack-codes\`, \`bookmaker\`,
\`jurisdictions.integration\`), in \`packages/brands/src/check/jurisdiction.test.ts\`, and in the app
(\`app-config\`, \`obligatory-strip\`, \`statement\`, \`sync-limits\`, \`create-navigation\`, \`offer-api\`,
\`try-create-app\`). \`e2e/own-stack/jurisdictions.e2e.ts\` looks at every screen.

${(["uk", "se", "de", "dk"] as const).map(section).join("\n\n")}

## Pictures

${pictures}

This page is written by \`pnpm contract\` from the packs, and \`pnpm verify contract\` fails when the two differ.
`;

keepDocument("docs/jurisdictions.md", PAGE, "the packs of jurisdictions");
