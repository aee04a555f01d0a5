import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const alerts = read("deploy/prometheus/alerts.yml");
const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name as string);

/** As GitHub makes them of headings. */
const anchors = new Set(
  namesOf(read("docs/operations.md"), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  ),
);

test("each alert has a run-book, and a test in which it fires", () => {
  const names = namesOf(alerts, /- alert: (\S+)/g);
  const books = namesOf(alerts, /runbook_url: docs\/operations\.md#(\S+)/g);
  expect(names.length).toBeGreaterThan(10);
  expect(books).toHaveLength(names.length);
  expect(books.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  const tested = new Set(namesOf(read("deploy/prometheus/alerts.test.yml"), /^ {8}alertname: (\S+)/gm));
  expect(names.filter((name) => !tested.has(name))).toEqual([]);
  const operations = read("docs/operations.md");
  expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test("rules and dashboards use metrics that there are", () => {
  const page = read("docs/metrics.md");
  const recorded = namesOf(read("deploy/prometheus/recording.yml"), /- record: (\S+)/g);
  const dashboards = readdirSync(new URL("../deploy/grafana", import.meta.url)).map((file) =>
    read(`deploy/grafana/${file}`),
  );
  const texts = [
    alerts,
    read("deploy/prometheus/recording.yml"),
    read("deploy/prometheus/alerts.test.yml"),
    ...dashboards,
  ];
  const used = new Set(texts.flatMap((text) => namesOf(text, /\b((?:touchline|process|nodejs)_[a-z\d_]+)/g)));
  const known = (name: string): boolean => page.includes(`\`${name.replace(/_(bucket|count|sum)$/, "")}\``);
  expect([...used].filter((name) => !known(name))).toEqual([]);
  const rules = new Set(texts.flatMap((text) => namesOf(text, /\b((?:platform|tenant|route|node):[a-z_]+:\w+)/g)));
  expect([...rules].filter((name) => !recorded.includes(name))).toEqual([]);
});
