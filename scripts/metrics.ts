/** Writes docs/metrics.md from the registry of the services; with `--check` it fails where the page differs. */
import { addProcessMetrics, metrics } from "@touchline/server-kit";
import { keepDocument, table } from "./generated-page.ts";

/** What bounds the number of values of a label. A label that is not here fails the check. */
const LABELS: Readonly<Record<string, string>> = {
  tenant: "the tenants of `TENANT_KEYS`",
  producer: "the feeds that are connected, and the producers of a provider",
  reason: "the reasons that the metric names",
  method: "the methods of HTTP",
  route: "the routes of the API, as patterns; never the path of a request",
  status: "status codes of HTTP, or `PLACED` and `REJECTED`",
  outcome: "the outcomes that the metric names, and codes of the contract",
  stage: "the stages that the metric names",
  code: "the codes of rejections in the contract",
  call: "the calls of `packages/protocol/src/wallet`",
  command: "the commands of the contract",
  limit: "the limits of [configuration.md](configuration.md)",
  pool: "`ledger` and `reads`",
  table: "the tables that are partitioned by month",
  level: "the levels of the log",
};

interface Described {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly labelNames: readonly string[];
}

const NAME = /^touchline_[a-z]+(_[a-z]+)*$/;
const SUFFIX: Readonly<Record<string, RegExp>> = { counter: /_total$/, histogram: /_(seconds|bytes)$/ };

/** Throws where a metric does not keep to the conventions. */
const check = ({ name, help, type, labelNames }: Described): void => {
  const wrong = [
    ...(NAME.test(name) ? [] : ["its name does not begin with touchline_"]),
    ...(help ? [] : ["it has no help"]),
    ...(SUFFIX[type]?.test(name) === false ? [`a ${type} is not named so`] : []),
    ...(type === "gauge" && name.endsWith("_total") ? ["a gauge is no total"] : []),
    ...labelNames.filter((label) => !LABELS[label]).map((label) => `nothing bounds its label ${label}`),
  ];
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.join("; ")}`);
};

/** prom-client keeps what a metric was made with, but its types do not say so. */
const registered = (): readonly Described[] => metrics.getMetricsAsArray() as unknown as Described[];

const seen = new Set<string>();
const takeNew = (): readonly Described[] => {
  const found = registered().filter(({ name }) => !seen.has(name));
  for (const { name } of found) seen.add(name);
  return found;
};

const labelsOf = ({ labelNames }: Described): string =>
  labelNames.length > 0 ? labelNames.map((label) => `\`${label}\``).join(", ") : "–";

const tableOf = (found: readonly Described[]): string =>
  table(
    ["Metric", "Type", "Labels", "What it says"],
    found.map((each) => [`\`${each.name}\``, each.type, labelsOf(each), each.help]),
  );

const SERVICES = ["api", "bets", "push", "feed", "web"] as const;
const TITLES = { api: "API", bets: "Bets", push: "Push", feed: "Feed", web: "Web" } as const;

const shared = takeNew();
const sections: string[] = [];
for (const service of SERVICES) {
  await import(`../services/${service}/src/metrics.ts`);
  const own = takeNew();
  own.forEach(check);
  sections.push(`## ${TITLES[service]}\n\n${tableOf(own)}`);
}
shared.forEach(check);
addProcessMetrics();
const ofProcess = takeNew();

const PAGE = `# Metrics

For operators: what each service tells Prometheus at \`/metrics\` of its health port
([configuration.md](configuration.md)), which the public must not reach. What to watch, and what to do when
something is wrong, is in [operations.md](operations.md#what-to-watch).

This page is written by \`pnpm contract\` from the registry of the services, and \`pnpm verify contract\` fails when
the two differ, when a metric has no description or another name than its kind demands, and when a label
is not bounded. Counters begin at 0 with each start of a process.

## Every service

${tableOf(shared)}

${sections.join("\n\n")}

## Labels

${table(
  ["Label", "What bounds it"],
  Object.entries(LABELS).map(([label, bound]) => [`\`${label}\``, bound]),
)}

## The process

${table(
  ["Metric", "Type"],
  ofProcess.map(({ name, type }) => [`\`${name}\``, type]),
)}
`;

keepDocument("docs/metrics.md", PAGE, "the metrics of the services");
// The metrics of the process keep timers.
process.exit();
