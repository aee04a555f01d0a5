/**
 * `pnpm deploy:prometheus`: tests the alerts; then starts the platform and a Prometheus that scrapes it, places bets, cashes out and ends
 * matches, and fails where a query of an alert or a dashboard cannot be read or has no data, where an alert fires on a healthy platform,
 * and where a node has a metric that docs/metrics.md has not. Needs Debian's package prometheus.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@touchline/server-kit/testing/ports";
import { createBettor } from "../faults/bettor.ts";
import { makeRequest, readMarket } from "../faults/market.ts";
import { BRANDS, type Platform, TENANTS, withPlatform } from "../faults/platform.ts";
import { createRandom } from "../faults/random.ts";
import { answers, startProcess, waitUntil } from "../stack/process.ts";
import { finishMatch } from "../testkit/feed-control.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const readText = (path: string): string => readFileSync(join(root, path), "utf8");

interface Query {
  readonly where: string;
  /** As it is written; it must be readable. */
  readonly written: string;
  /** What must have data: an alert without its comparisons, which nothing on a healthy platform fulfils. */
  readonly measured: string;
}

const COMPARISON = / (?:==|>|<) (?:[\d.]+ \* )?[\d.]+(?![\d.]*\s*\))/g;

const ruleQueries = (file: string, kind: "alert" | "record"): Query[] => {
  // The rules are simple enough to be read by lines; a query is on one line, or on the lines below `>-`.
  const text = readText(`deploy/prometheus/${file}`).replace(
    />-\n((?: {10}.*\n)+)/g,
    (_, lines: string) => `${lines.trim().replace(/\n\s+/g, " ")}\n`,
  );
  return [...text.matchAll(new RegExp(`- ${kind}: (\\S+)\n\\s+(?:#.*\n\\s+)?expr: (.+)`, "g"))].map(
    ([, name, expr]) => ({
      where: `${file} ${name}`,
      written: expr as string,
      measured: kind === "alert" ? (expr as string).replace(COMPARISON, "") : (expr as string),
    }),
  );
};

interface Dashboard {
  readonly title: string;
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const dashboardQueries = (): Query[] =>
  readdirSync(join(root, "deploy/grafana")).flatMap((file) => {
    const { panels } = JSON.parse(readText(`deploy/grafana/${file}`)) as Dashboard;
    return panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => {
        const query = expr.replaceAll("$tenant", "touchline");
        return { where: `${file} "${title}"`, written: query, measured: query };
      }),
    );
  });

const QUERIES = [
  ...ruleQueries("alerts.yml", "alert"),
  ...ruleQueries("recording.yml", "record"),
  ...dashboardQueries(),
];

interface Answer {
  readonly status: string;
  readonly error?: string;
  readonly data: {
    readonly result: readonly { readonly metric: object; readonly value: readonly [number, string] }[];
  };
}

const createAsk =
  (url: string) =>
  async (query: string): Promise<Answer> =>
    (await (await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`)).json()) as Answer;

/** Numbers only: what is not a number is drawn as nothing. */
const hasData = ({ data }: Answer): boolean => data.result.some(({ value }) => !Number.isNaN(Number(value[1])));

const configOf = (targets: Readonly<Record<string, readonly string[]>>): string =>
  [
    "global: { scrape_interval: 1s, evaluation_interval: 1s }",
    `rule_files: [${join(root, "deploy/prometheus/recording.yml")}, ${join(root, "deploy/prometheus/alerts.yml")}]`,
    "scrape_configs:",
    ...Object.entries(targets).map(
      ([job, nodes]) => `  - { job_name: ${job}, static_configs: [{ targets: ${JSON.stringify(nodes)} }] }`,
    ),
  ].join("\n");

const startPrometheus = async (folder: string, platform: Platform) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, "prometheus.yml");
  writeFileSync(config, configOf(platform.stack.metrics));
  const running = startProcess({
    name: "prometheus",
    command: "prometheus",
    args: [
      ...[`--config.file=${config}`, `--storage.tsdb.path=${join(folder, "data")}`],
      ...[`--web.listen-address=127.0.0.1:${port}`, "--log.level=error"],
    ],
    print: (name, line) => console.log(`${name}: ${line}`),
  });
  await waitUntil("Prometheus is ready", () => answers(`${url}/-/ready`), { process: running });
  return { running, ask: createAsk(url) };
};

const ROUNDS = 8;

/** Punters of each tenant bet on the current offer, live and before the match, watch their bets, cash out and leave rules. */
const startBetting = async ({ stack, hosts, deposit }: Platform) => {
  const random = createRandom(22);
  const [apiUrl, pushUrl] = [() => stack.apiUrl, () => stack.pushUrls[0] ?? ""];
  const bettors = await Promise.all(
    TENANTS.map(async (tenant) => {
      const punter = `${tenant}-punter`;
      await deposit(tenant, punter, "5000.00", random.uuid());
      return createBettor({ apiUrl, pushUrl, tenant, punter, token: await hosts.tokenOf(tenant, punter) });
    }),
  );
  const eventsOf = new Set<number>();
  const playRound = async (): Promise<void> => {
    const market = await readMarket(stack.apiUrl);
    for (const bettor of bettors) {
      const request = makeRequest(market, random, BRANDS[bettor.tenant] as string);
      for (const { eventId } of request.selections) eventsOf.add(eventId);
      bettor.placeTwice(request);
    }
    await Promise.all(bettors.map((bettor) => bettor.settle(() => false)));
    for (const bettor of bettors) {
      bettor.cashOutPart(random.uuid());
      bettor.leaveRule(random.uuid());
    }
    await Promise.all(bettors.map((bettor) => bettor.settle(() => false)));
  };
  for (let round = 0; round < ROUNDS; round += 1) await playRound();
  return { bettors, events: [...eventsOf], playRound };
};

const undocumented = async (targets: Platform["stack"]["metrics"]): Promise<string[]> => {
  const page = readText("docs/metrics.md");
  const texts = await Promise.all(
    Object.values(targets)
      .flat()
      .map(async (target) => (await fetch(`http://${target}/metrics`)).text()),
  );
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string)),
  );
  return [...names].filter((name) => !page.includes(`\`${name}\``));
};

const PATIENCE_MS = 120_000;

const check = async (platform: Platform, folder: string): Promise<string[]> => {
  const { running, ask } = await startPrometheus(folder, platform);
  try {
    const unreadable = (await Promise.all(QUERIES.map(async (query) => ({ query, answer: await ask(query.written) }))))
      .filter(({ answer }) => answer.status !== "success")
      .map(({ query, answer }) => `${query.where} cannot be read: ${answer.error}`);
    if (unreadable.length > 0) return unreadable;

    const { bettors, events, playRound } = await startBetting(platform);
    console.log(`${bettors.flatMap(({ attempts }) => attempts).length} placements on ${events.length} events`);
    for (const event of events) await finishMatch(platform.stack.natsUrl, event).catch(() => undefined);

    let missing = QUERIES;
    const deadline = Date.now() + PATIENCE_MS;
    while (missing.length > 0 && Date.now() < deadline) {
      await playRound();
      const answered = await Promise.all(missing.map(async (query) => hasData(await ask(query.measured))));
      missing = missing.filter((_, index) => !answered[index]);
    }
    const firing = await ask('ALERTS{alertstate="firing"}');
    for (const bettor of bettors) bettor.close();
    console.log(`${QUERIES.length - missing.length} of ${QUERIES.length} queries have data`);
    return [
      ...missing.map(({ where, measured }) => `${where} has no data: ${measured}`),
      ...firing.data.result.map(({ metric }) => `fires on a healthy platform: ${JSON.stringify(metric)}`),
      ...(await undocumented(platform.stack.metrics)).map((name) => `${name} is not in docs/metrics.md`),
    ];
  } finally {
    await running.stop();
  }
};

const { status } = spawnSync(join(root, "deploy/prometheus/test.sh"), { stdio: "inherit" });
if (status !== 0) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), "touchline-prometheus-"));
const limits = { LIMIT_CONNECTIONS: "20000", LIMIT_HANDSHAKES: "600" };
const found = await withPlatform({ push: limits }, (platform) => check(platform, folder)).finally(() =>
  rmSync(folder, { recursive: true, force: true }),
);
for (const line of found) console.error(line);
console.log(found.length === 0 ? "Every query has data, and no alert fires" : `${found.length} findings`);
process.exit(found.length === 0 ? 0 : 1);
