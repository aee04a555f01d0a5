import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
}

interface Axe {
  readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }>;
}

/** Nothing is computed about places that break no rule, which are most of a large page. */
const ONLY_VIOLATIONS = { resultTypes: ["violations"] };

/** Axe findings of the page, by all rules or by some: one line per violated rule. */
export const axeFindings = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    },
    { ...ONLY_VIOLATIONS, ...(rules && { runOnly: [...rules] }) },
  );
};

/** Every place that breaks a rule, as rule and selector. */
export const axePlaces = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
  }, ONLY_VIOLATIONS);
};

/** A theme changes colours only, so in other themes only contrast is checked. */
export const contrastIn = async (page: Page, theme: string): Promise<string[]> => {
  const wear = (name: string): Promise<void> =>
    page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, name);
  const worn = await page.evaluate(() => document.documentElement.dataset.theme ?? "");
  // Colours in transition belong to no theme.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await wear(theme);
  const findings = await axeFindings(page, ["color-contrast"]);
  await wear(worn);
  return findings.map((finding) => `in ${theme}: ${finding}`);
};

const THEMES = ["dark", "light", "obsidian_blue"];

/** All rules in the current theme, and contrast in every other theme. */
export const axeInEveryTheme = async (page: Page): Promise<string[]> => {
  const findings = await axeFindings(page);
  const worn = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of THEMES.filter((name) => name !== worn)) findings.push(...(await contrastIn(page, theme)));
  return findings;
};
