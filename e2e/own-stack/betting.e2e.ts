import { HOST_PATHS } from "@touchline/protocol";
import pg from "pg";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { openPage, openSignedIn } from "../../testkit/punters.ts";
import {
  chooseType,
  enterStake,
  isPlaceable,
  openSlip,
  PATIENT,
  pick,
  place,
  slipOf,
} from "../../testkit/slip-page.ts";
import { axeFindings } from "../axe.ts";
import { journeyAt } from "../size.ts";
import { startOwnStack } from "../stack-and-browser.ts";

/** Long enough to see a countdown and to kill a service meanwhile, short enough to wait for. */
const DELAY_MS = 3_000;
const { appUrl, browser, stack } = startOwnStack({
  bets: { LIVE_DELAY_MS: String(DELAY_MS) },
});

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client(stack().databaseUrl("postgres"));
  database.on("error", () => {});
  await database.connect();
});
afterAll(() => database?.end());
// A punter's slip is stored, so each test begins with an empty one.
beforeEach(() => database.query("delete from punter_betslips"));

const JONAS = "Jonas Keller";
const signIn = (viewport: typeof PHONE | typeof DESKTOP, path = "/sports/d_all/s_1", name = JONAS): Promise<Page> =>
  openSignedIn(browser(), viewport, appUrl(), { name, path });
const close = (page: Page): Promise<void> => page.context().close();

interface BetRow {
  readonly id: string;
  readonly phase: string;
  readonly type: string;
  readonly stake: string;
  readonly decision: { readonly bet: { readonly reasons: readonly { readonly code: string }[] } } | null;
}

const betsOf = async (punter = "jonas-keller"): Promise<BetRow[]> =>
  (
    await database.query<BetRow>("select id, phase, type, stake, decision from bets where punter = $1 order by id", [
      punter,
    ])
  ).rows;

const balanceOf = async (punter = "jonas-keller"): Promise<number> => {
  const { rows } = await database.query<{ balance: string }>("select balance from wallets where punter = $1", [punter]);
  return Number(rows[0]?.balance);
};

const euros = (cents: number): string =>
  `€${(cents / 100).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const receiptOf = (slip: Locator): Locator => slip.getByRole("heading", { name: /^(Bet|\d+ bets) placed$/ });

/** Every bet that the page shows as placed is PLACED in the ledger, by its id. */
const expectShownPlaced = async (slip: Locator, before: readonly BetRow[]): Promise<BetRow[]> => {
  await receiptOf(slip).waitFor(PATIENT);
  const known = new Set(before.map(({ id }) => id));
  const fresh = (await betsOf()).filter(({ id }) => !known.has(id));
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.map(({ phase }) => phase)).toEqual(fresh.map(() => "PLACED"));
  const shown = (await slip.textContent()) ?? "";
  for (const { id } of fresh) expect(shown).toContain(id.slice(0, 8));
  return fresh;
};

/** Whether the bet is placed depends on the feed; but the page must show what the ledger has, and one bet only. */
const expectShownOutcome = async (slip: Locator, before: readonly BetRow[]): Promise<void> => {
  await receiptOf(slip)
    .or(slip.getByRole("heading", { name: "Bet not placed" }))
    .waitFor({ timeout: 40_000 });
  const isPlaced = (await receiptOf(slip).count()) > 0;
  const bets = await betsOf();
  expect(bets).toHaveLength(before.length + 1);
  expect(bets.at(-1)?.phase).toBe(isPlaced ? "PLACED" : "REJECTED");
};

/** A slip with one live pick and a stake: its decision is delayed, so that there is time to kill a service. */
const openLiveBet = async (viewport: typeof PHONE | typeof DESKTOP) => {
  const page = await signIn(viewport, "/live/d_all");
  const before = await betsOf();
  await pick(page, 1);
  const slip = await openSlip(page);
  await enterStake(slip, "1");
  return { page, before, slip };
};

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const)("on %s", (_, viewport) => {
  journeyAt(viewport, PHONE)(
    "PLACE-1 PLACE-2 R10 a single is placed: receipt, ledger and balance agree, and the slip is cleared",
    async () => {
      const page = await signIn(viewport);
      const [before, money] = [await betsOf(), await balanceOf()];
      await pick(page, 1);
      const slip = await openSlip(page);
      await enterStake(slip, "2.50");
      await place(slip);
      const [bet] = await expectShownPlaced(slip, before);
      expect(bet).toMatchObject({ type: "single", stake: "250" });
      expect(await balanceOf()).toBe(money - 250);
      await slip.getByRole("button", { name: "Done" }).click();
      await expect
        .poll(
          () =>
            page
              .getByText(euros(money - 250))
              .first()
              .isVisible(),
          PATIENT,
        )
        .toBe(true);
      await expect.poll(() => page.locator('main [aria-pressed="true"][data-outcome]').count(), PATIENT).toBe(0);
      await close(page);
    },
  );

  journeyAt(viewport, DESKTOP)("SLIP-4 a combo of three is one bet at the combined odds", async () => {
    const page = await signIn(viewport);
    const before = await betsOf();
    await pick(page, 3);
    const slip = await openSlip(page);
    await chooseType(slip, "Combo");
    await enterStake(slip, "1");
    expect(await axeFindings(page)).toEqual([]);
    await place(slip);
    expect(await expectShownPlaced(slip, before)).toMatchObject([{ type: "combo", stake: "100" }]);
    await close(page);
  });

  journeyAt(viewport, PHONE)("SYS-1 STAKE-2 a system of three doubles with its stake split", async () => {
    const page = await signIn(viewport);
    const before = await betsOf();
    await pick(page, 3);
    const slip = await openSlip(page);
    await chooseType(slip, "System");
    await slip.getByRole("checkbox", { name: /2\/3/, checked: true }).waitFor(PATIENT);
    await enterStake(slip, "1");
    await place(slip);
    const [bet] = await expectShownPlaced(slip, before);
    expect(bet).toMatchObject({ type: "system", stake: "100" });
    await close(page);
  });

  journeyAt(viewport, DESKTOP)(
    "R7 PLACE-1 a live bet is counted down to, and what the page then says is what the ledger has",
    async () => {
      const { page, before, slip } = await openLiveBet(viewport);
      await place(slip);
      await slip.getByText(/Placing bet, \d s/).waitFor(PATIENT);
      await expectShownOutcome(slip, before);
      await close(page);
    },
  );
});

describe("failures during placement", () => {
  test("PLACE-5 R2 R3 when the API dies during placement the bet is being checked, and there is exactly one", async () => {
    const { page, before, slip } = await openLiveBet(DESKTOP);
    // The request arrives but its answer does not.
    await page.route("**/api/bets/place", async (route) => {
      await route.fetch().catch(() => {});
      await stack().api.kill();
      await route.abort();
    });
    await place(slip);
    try {
      await slip.getByText("Checking your bet").first().waitFor(PATIENT);
    } finally {
      await page.unroute("**/api/bets/place");
      await stack().api.start();
    }
    await expectShownOutcome(slip, before);
    await close(page);
  });

  test("PLACE-5 R10 a page that was left during placement finds its bet again", async () => {
    const { page, before, slip } = await openLiveBet(DESKTOP);
    await place(slip);
    await slip.getByText(/Placing bet, \d s/).waitFor(PATIENT);
    await page.reload();
    await expectShownOutcome(slipOf(page), before);
    await close(page);
  });

  test("R7 R8 while push is disconnected no bet can be sent; after a reconnect it can", async () => {
    const page = await signIn(DESKTOP);
    await pick(page, 1);
    const slip = await openSlip(page);
    await enterStake(slip, "1");
    await expect.poll(() => isPlaceable(slip), PATIENT).toBe(true);
    const [push] = stack().push;
    await push?.kill();
    try {
      await slip.getByRole("button", { name: "Waiting for fresh prices" }).waitFor(PATIENT);
    } finally {
      await push?.start();
    }
    await expect.poll(() => isPlaceable(slip), PATIENT).toBe(true);
    await close(page);
  });

  test("PUSH-3 R9 while the bus is away the result is found by polling", async () => {
    const { page, before, slip } = await openLiveBet(DESKTOP);
    await place(slip);
    await slip.getByText(/Placing bet, \d s/).waitFor(PATIENT);
    await stack().nats.kill();
    try {
      await expectShownOutcome(slip, before);
    } finally {
      await stack().nats.start();
    }
    await close(page);
  });
});

describe("money", () => {
  test("STAKE-4 NAV-9 a stake above the balance leads to the operator's deposit, and back to the same slip", async () => {
    // Money to begin with comes with a sign-in, but not with one while the services find the bus again after a crash.
    const signInForMoney = async (): Promise<number> => {
      await close(await signIn(DESKTOP, "/sports/d_all/s_1", "Camila Rojas"));
      return balanceOf("camila-rojas");
    };
    await expect.poll(signInForMoney, PATIENT).toBeGreaterThan(0);
    const page = await signIn(DESKTOP, "/sports/d_all/s_1", "Camila Rojas");
    const [picked] = await pick(page, 1);
    const slip = await openSlip(page);
    await enterStake(slip, "250000");
    await slip.getByRole("button", { name: /^Deposit .* to bet$/ }).click();
    await page.waitForURL((url) => url.pathname === HOST_PATHS.deposit);
    const money = await balanceOf("camila-rojas");
    await page.getByRole("button", { name: /100,000/ }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/sports"));
    expect(await balanceOf("camila-rojas")).toBe(money + 100_000);
    await page.locator(`main [data-event="${picked}"] [aria-pressed="true"]`).first().waitFor(PATIENT);
    await close(page);
  });

  test("NAV-9 AHEAD-8 a visitor is asked to log in, and finds the picks again as a punter and on another device", async () => {
    const page = await openPage(browser(), DESKTOP, `${appUrl()}/sports/d_all/s_1`);
    const picked = await pick(page, 2);
    const slip = await openSlip(page);
    await slip.getByRole("button", { name: "Log in to bet" }).click();
    await page.getByRole("button", { name: JONAS }).click();
    for (const event of picked)
      await page.locator(`main [data-event="${event}"] [aria-pressed="true"]`).first().waitFor(PATIENT);
    await expect.poll(async () => (await database.query("select 1 from punter_betslips")).rowCount, PATIENT).toBe(1);
    const phone = await signIn(PHONE);
    for (const event of picked)
      await phone.locator(`main [data-event="${event}"] [aria-pressed="true"]`).first().waitFor(PATIENT);
    await close(phone);
    await close(page);
  });

  test("PEER-5 SLIP-11 a slip becomes a code and a link, which restore it for somebody else", async () => {
    const page = await openPage(browser(), DESKTOP, `${appUrl()}/sports/d_all/s_1`);
    const picked = await pick(page, 2);
    const slip = await openSlip(page);
    await slip.getByRole("button", { name: "Share or load a slip" }).click();
    await slip.getByRole("button", { name: "Get a booking code" }).click();
    const code = slip.getByText(/^[2-9A-HJ-NP-TV-Z]{8}$/).first();
    await code.waitFor(PATIENT);
    const link = `${appUrl()}/sports/d_all/s_1?code=${await code.textContent()}`;
    const other = await openPage(browser(), PHONE, link);
    for (const event of picked)
      await other.locator(`main [data-event="${event}"] [aria-pressed="true"]`).first().waitFor(PATIENT);
    expect(new URL(other.url()).searchParams.has("code")).toBe(false);
    await close(other);
    await close(page);
  });
});
