import type { Locator, Page } from "playwright-core";
import { PHONE } from "../testkit/browser.ts";
import { cashOut } from "../testkit/ticket-page.ts";
import { type Reach, readSlip } from "./slip-checks.ts";
import { slipShown } from "./slip-shown.ts";

export interface Step {
  readonly page: Page;
  readonly appUrl: string;
  readonly random: () => number;
}

/** What a step says it saw that must not be; false where there was nothing to do it with. */
type Outcome = boolean | readonly string[];

export interface Action {
  readonly name: string;
  readonly weight: number;
  readonly reach: Reach;
  readonly run: (step: Step) => Promise<Outcome>;
}

const SOON = { timeout: 3_000 };

const oneOf = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)];

/** One of those that can be seen and tapped. */
const tapOne = async (
  choices: Locator,
  random: () => number,
  position?: { readonly x: number; readonly y: number },
): Promise<boolean> => {
  const shown = choices.filter({ visible: true });
  const count = await shown.count();
  if (count === 0) return false;
  await shown.nth(Math.floor(random() * count)).click({ ...SOON, ...(position && { position }) });
  return true;
};

/** Whatever is behind an open sheet cannot be tapped. */
const onPage =
  (run: (step: Step) => Promise<Outcome>) =>
  async (step: Step): Promise<Outcome> =>
    (await step.page.getByRole("dialog").filter({ visible: true }).count()) === 0 && run(step);

/** On a narrow page the slip opens from its bar. */
const openSlip = async (page: Page): Promise<boolean> => {
  const bar = page.getByRole("button", { name: /^(?!skip).*bet slip/i }).filter({ visible: true });
  if ((await bar.count()) === 0) return false;
  await bar.first().click(SOON);
  return true;
};

const withSlip =
  (run: (slip: Locator, step: Step) => Promise<Outcome>) =>
  async (step: Step): Promise<Outcome> => {
    const slip = await slipShown(step.page);
    return slip ? run(slip, step) : false;
  };

const STAKES = ["2", "5.5", "0.1", "12", "100", "1000", "20000", "0", "", "99999"];

const typeStake = withSlip(async (slip, { random }) => {
  const fields = await slip.locator("input[inputmode]").all();
  const field = oneOf(fields, random);
  if (!field || !(await field.isVisible())) return false;
  await field.fill(oneOf(STAKES, random) ?? "1", SOON).catch(() => undefined);
  return true;
});

const place = withSlip(async (slip) => {
  const button = slip.getByRole("button", { name: /^(Bet|Place|Accept and bet) / });
  if (!(await button.isEnabled({ timeout: 500 }).catch(() => false))) return false;
  await button.click(SOON).catch(() => undefined);
  // Decided after the delay of live bets at the latest.
  await slip
    .getByRole("button", { name: /^(Done|Keep|Reuse|Close|Try again|Back to)/ })
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined);
  return true;
});

const goTo =
  (paths: readonly string[]) =>
  async ({ page, appUrl, random }: Step): Promise<Outcome> => {
    await page.goto(`${appUrl}${oneOf(paths, random) ?? "/"}`);
    return true;
  };

const PATHS = [
  "/homepage",
  "/sports/d_today/s_1",
  "/live/d_all",
  "/sports/d_all/s_2",
  "/sports/v_outrights",
  "/preferences",
  "/last-tickets",
];

/** The picks that a second tab of the same browser shows, once it has them. */
const comparesTabs = async ({ page, appUrl }: Step): Promise<Outcome> => {
  const here = await readSlip(page);
  if (!here || here.picks.length === 0) return false;
  const namesOf = (picks: readonly { readonly name: string }[]): string =>
    picks
      .map(({ name }) => name)
      .toSorted()
      .join(", ");
  const other = await page.context().newPage();
  try {
    await other.setViewportSize(page.viewportSize() ?? PHONE);
    await other.goto(`${appUrl}/sports/d_today/s_1`);
    let [mine, theirs] = [namesOf(here.picks), ""];
    for (let tries = 0; tries < 40 && mine !== theirs; tries += 1) {
      if (!(await slipShown(other))) await openSlip(other);
      await other.waitForTimeout(250);
      mine = namesOf((await readSlip(page))?.picks ?? []);
      theirs = namesOf((await readSlip(other))?.picks ?? []);
    }
    return mine === theirs ? true : [`another tab shows ${theirs || "no pick"}, this one ${mine}`];
  } finally {
    await other.close();
  }
};

/** Asks for a booking code, clears the slip and loads the code: the same picks are there again. */
const sharesByCode = withSlip(async (slip, { page }) => {
  const before = await readSlip(page);
  // A pick that cannot be bet on is not part of a code.
  if (!before || before.picks.length === 0 || before.picks.some(({ odds }) => odds === null)) return false;
  const form = slip.getByLabel("Booking code", { exact: true });
  if (!(await form.isVisible())) await slip.getByRole("button", { name: "Share or load a slip" }).click(SOON);
  await slip.getByRole("button", { name: "Get a booking code" }).click(SOON);
  const code = await slip.locator("code, output").first().textContent({ timeout: 5_000 });
  await slip.getByRole("button", { name: "Clear slip" }).click(SOON);
  const field = page.getByLabel("Booking code", { exact: true }).filter({ visible: true }).first();
  if (!(await field.isVisible()))
    await page
      .getByRole("button", { name: /Share or load a slip|Load a slip|booking code/i })
      .filter({ visible: true })
      .first()
      .click(SOON);
  await field.fill(code?.trim() ?? "", SOON);
  await field.press("Enter");
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(250);
    if ((await readSlip(page))?.picks.length === before.picks.length) return true;
  }
  return [`code ${code} brought ${(await readSlip(page))?.picks.length ?? 0} of ${before.picks.length} picks`];
});

export const ACTIONS: readonly Action[] = [
  {
    name: "pick a price",
    weight: 8,
    reach: "picks",
    run: onPage(({ page, random }) => tapOne(page.locator('main button[data-outcome][data-state="open"]'), random)),
  },
  {
    name: "open an event",
    weight: 3,
    reach: "nothing",
    run: onPage(({ page, random }) => tapOne(page.locator("main [data-event] a"), random, { x: 60, y: 12 })),
  },
  {
    name: "follow the navigation",
    weight: 3,
    reach: "nothing",
    run: onPage(({ page, random }) => tapOne(page.locator("nav a"), random)),
  },
  {
    name: "choose a tab",
    weight: 2,
    reach: "nothing",
    run: onPage(({ page, random }) => tapOne(page.locator("main [role=tab]"), random)),
  },
  { name: "go to a screen", weight: 1, reach: "nothing", run: goTo(PATHS) },
  {
    name: "open the slip",
    weight: 4,
    reach: "nothing",
    run: async ({ page }) => !(await slipShown(page)) && openSlip(page),
  },
  {
    name: "close what is open",
    weight: 2,
    reach: "nothing",
    run: async ({ page }) => {
      await page.keyboard.press("Escape");
      return true;
    },
  },
  { name: "enter a stake", weight: 6, reach: "stakes", run: typeStake },
  {
    name: "choose the bet type",
    weight: 3,
    reach: "stakes",
    run: withSlip((slip, { random }) => tapOne(slip.getByRole("radio"), random)),
  },
  {
    name: "remove a pick",
    weight: 1,
    reach: "picks",
    run: withSlip((slip, { random }) => tapOne(slip.locator("[data-remove]"), random)),
  },
  {
    name: "press a button of the slip",
    weight: 2,
    reach: "picks",
    run: withSlip((slip, { random }) =>
      tapOne(slip.getByRole("button", { name: /^(?!Bet |Place |Log|Deposit)/ }), random),
    ),
  },
  { name: "look at another tab", weight: 1, reach: "nothing", run: comparesTabs },
  { name: "share the slip by a code", weight: 1, reach: "picks", run: sharesByCode },
  { name: "place", weight: 3, reach: "picks", run: place },
  {
    name: "look at a bet",
    weight: 2,
    reach: "nothing",
    run: async (step) => {
      await goTo(["/last-tickets"])(step);
      await step.page
        .locator("main li h2 a")
        .first()
        .waitFor(SOON)
        .catch(() => undefined);
      return tapOne(step.page.locator("main li h2 a"), step.random);
    },
  },
  {
    name: "cash out",
    weight: 1,
    reach: "nothing",
    run: async ({ page }) => {
      const main = page.locator("main");
      const button = main.getByRole("button", { name: /^Cash out / }).first();
      if (!(await button.isVisible().catch(() => false))) return false;
      await cashOut(main, async () => !(await button.isVisible())).catch(() => undefined);
      return true;
    },
  },
  {
    name: "go back",
    weight: 3,
    reach: "nothing",
    run: async ({ page, appUrl }) => {
      await page.goBack(SOON).catch(() => undefined);
      if (!page.url().startsWith(appUrl)) await page.goto(`${appUrl}/homepage`);
      return true;
    },
  },
  {
    name: "reload",
    weight: 1,
    reach: "nothing",
    run: async ({ page }) => {
      await page.reload();
      return true;
    },
  },
  {
    name: "lose the network for a while",
    weight: 1,
    reach: "nothing",
    run: async ({ page, random }) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(500 + random() * 3_000);
      await page.context().setOffline(false);
      return true;
    },
  },
  {
    name: "rotate",
    weight: 1,
    reach: "nothing",
    run: async ({ page }) => {
      const size = page.viewportSize();
      if (!size || Math.max(size.width, size.height) !== PHONE.height) return false;
      await page.setViewportSize({ width: size.height, height: size.width });
      return true;
    },
  },
];
