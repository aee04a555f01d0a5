import { audit } from "@touchline/db/audit";
import { BETS_SUBJECTS, HOST_PATHS, type Pair } from "@touchline/protocol";
import pg from "pg";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OwnBet, type OwnMatches, startOwnMatches } from "../../faults/own-matches.ts";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { openSignedIn } from "../../testkit/punters.ts";
import { failUntilClick, fetchList } from "../../testkit/screen.ts";
import { chooseType, enterStake, openSlip, PATIENT, pick, place as placeSlip } from "../../testkit/slip-page.ts";
import { cashOut, openTicket } from "../../testkit/ticket-page.ts";
import { axeFindings } from "../axe.ts";
import { isLong, journeyAt } from "../size.ts";
import { startOwnStack } from "../stack-and-browser.ts";

/** Long enough to see a live bet before it is decided. */
const DELAY_MS = 30_000;
/** The feed's matches stand still, so that what a page shows does not change before it is compared. */
const { appUrl, browser, stack } = startOwnStack({
  feed: { FEED_SPEED: "0.01", FEED_RATE: "0.01" },
  bets: { LIVE_DELAY_MS: String(DELAY_MS) },
});

const JONAS: OwnBet = { tenant: "touchline", punter: "jonas-keller" };
let matches: OwnMatches;
let database: pg.Client;
beforeAll(async () => {
  matches = await startOwnMatches(stack().natsUrl);
  database = new pg.Client(stack().databaseUrl("postgres"));
  database.on("error", () => {});
  await database.connect();
  // The first sign-in gives welcome money.
  const page = await signIn(PHONE);
  await page.context().close();
}, 120_000);
afterAll(async () => {
  await matches?.stop();
  await database?.end();
});

const signIn = (viewport: typeof PHONE | typeof DESKTOP, path = "/sports/d_all/s_1"): Promise<Page> =>
  openSignedIn(browser(), viewport, appUrl(), { name: "Jonas Keller", path });
const close = (page: Page): Promise<void> => page.context().close();

const WIDTHS = [
  ["390", PHONE],
  ["1440", DESKTOP],
] as const;

const phaseOf = async (bet: string): Promise<string | undefined> =>
  (await database.query<{ phase: string }>("select phase from bets where id = $1", [bet])).rows[0]?.phase;
const untilPhase = (bet: string, phase: string) => expect.poll(() => phaseOf(bet), PATIENT).toBe(phase);

/** Places a bet and ends its match. */
const ended = async (end: Parameters<OwnMatches["end"]>[1], phase: string): Promise<string> => {
  const match = await matches.open(200);
  const bet = await place([match]);
  await matches.end(match, end);
  await untilPhase(bet, phase);
  return bet;
};
/** Repeats, because the offer takes a moment to arrive at the service. */
const place = (ids: readonly number[], more: Partial<OwnBet> = {}): Promise<string> =>
  expect
    .poll(() => matches.placed(ids, { ...JONAS, ...more }).catch(() => ""), PATIENT)
    .not.toBe("")
    .then(() => lastBet());
const lastBet = async (): Promise<string> =>
  (await database.query<{ id: string }>("select id from bets where punter = 'jonas-keller' order by id desc limit 1"))
    .rows[0]?.id as string;

const command = (name: "cashOut" | "cancel", body: object): Promise<unknown> =>
  matches.ask(BETS_SUBJECTS[name], { ...JONAS, at: Date.now(), body });

/** Every state of a bet, with its badge on the ticket and a function that creates it on the back end. */
const STANDS: Readonly<Record<string, readonly [badge: RegExp, make: () => Promise<string>]>> = {
  "PLACED, OPEN": [/^Open$/, async () => place([await matches.open(200)])],
  PREPARED: [
    /^Prepared$/,
    async () => {
      const match = await matches.open(200);
      await matches.price(match, 200, true);
      await expect
        .poll(async () => "placement" in (await matches.place([match], { ...JONAS, live: true })), PATIENT)
        .toBe(true);
      const bet = await lastBet();
      await untilPhase(bet, "PREPARED");
      return bet;
    },
  ],
  REJECTED: [
    /^Rejected$/,
    async () => {
      const match = await matches.open(200);
      await place([match]);
      await matches.place([match], { ...JONAS, odds: 900, oddsChanges: "ask_me" });
      const bet = await lastBet();
      await untilPhase(bet, "REJECTED");
      return bet;
    },
  ],
  "SETTLED, LOST": [/^Lost$/, () => ended("lost", "SETTLED")],
  "PAID_OUT, WON": [/^(Won|Paid out)$/, () => ended("won", "PAID_OUT")],
  "PAID_OUT, VOID": [/^Void, refunded$/, () => ended("void", "PAID_OUT")],
  "PAID_OUT, HALF_WON": [/^Half won/, () => ended("halfWon", "PAID_OUT")],
  "PAID_OUT, HALF_LOST": [/^Half lost/, () => ended("halfLost", "PAID_OUT")],
  "PAID_OUT, CASHOUTED": [
    /^Cashed out$/,
    async () => {
      const bet = await place([await matches.open(200)]);
      const cashout = { winnings: { total: "9.50" }, part: null };
      await command("cashOut", {
        reqUuid: crypto.randomUUID(),
        betProfileId: `${bet}.0`,
        cashout,
        source: "ticket_check",
      });
      await untilPhase(bet, "PAID_OUT");
      return bet;
    },
  ],
  "PAID_OUT, CASHBACKED": [
    /^Cashback$/,
    async () => {
      const ids = await Promise.all(Array.from({ length: 4 }, () => matches.open(200)));
      const bet = await place(ids);
      for (const [index, id] of ids.entries()) await matches.end(id, index === 0 ? "lost" : "won");
      await untilPhase(bet, "PAID_OUT");
      return bet;
    },
  ],
  CANCELLED: [
    /^Cancelled$/,
    async () => {
      const bet = await place([await matches.open(200)]);
      await command("cancel", { reqUuid: crypto.randomUUID(), betId: bet });
      await untilPhase(bet, "CANCELLED");
      return bet;
    },
  ],
};

describe("BET-18 every state of a bet is created on the back end and shown by its page", () => {
  let phone: Page;
  let desktop: Page;
  beforeAll(async () => {
    [phone, desktop] = [await signIn(PHONE), await signIn(DESKTOP)];
  }, 60_000);
  afterAll(async () => {
    await Promise.all([phone, desktop].map((page) => page && close(page)));
  });

  /** A usual run opens each on a phone or on a desktop, in turn. */
  const states = Object.entries(STANDS).map(([name, [badge, make]], index) => ({ name, badge, make, turn: index % 2 }));
  test.each(states)(
    "BET-4 BET-5 BET-15 BET-18 $name",
    async ({ badge, make, turn }) => {
      const bet = await make();
      for (const page of [phone, desktop].filter((_, width) => isLong || width === turn)) {
        const ticket = await openTicket(page, appUrl(), bet);
        await ticket.getByText(badge).first().waitFor(PATIENT);
        expect(await ticket.textContent()).toContain(bet);
      }
    },
    60_000,
  );
});

describe.each(WIDTHS)("at %s", (_, viewport) => {
  journeyAt(viewport, PHONE)(
    "BET-1 CASH-2 CASH-3 a bet is cashed out from the list, at the pushed value, with a second tap",
    async () => {
      const match = await matches.open(200);
      const bet = await place([match], { stake: "7.00" });
      const page = await signIn(viewport, "/last-tickets");
      const card = page.locator("main li", { hasText: "€7.00" }).first();
      await card.getByRole("button", { name: "Cash out €6.65" }).waitFor(PATIENT);
      await matches.price(match, 190);
      await card.getByRole("button", { name: "Cash out €7.00" }).waitFor(PATIENT);
      await card.getByRole("button", { name: "Cash out €7.00" }).click();
      await card.getByRole("button", { name: "Confirm €7.00" }).click();
      await untilPhase(bet, "PAID_OUT");
      await card
        .getByText(/^Cashed out( €7\.00)?$/)
        .first()
        .waitFor(PATIENT);
      await close(page);
    },
    60_000,
  );

  journeyAt(viewport, DESKTOP)(
    "PEER-1 half of a bet is cashed out with the slider's sheet, and the rest stays open",
    async () => {
      const match = await matches.open(200);
      const bet = await place([match], { stake: "8.00" });
      const page = await signIn(viewport);
      const ticket = await openTicket(page, appUrl(), bet);
      await ticket.getByRole("button", { name: "Cash out €7.60" }).waitFor(PATIENT);
      await ticket.getByRole("button", { name: "Cash out a part" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("button", { name: "50%" }).click();
      await cashOut(sheet, async () => (await parts(bet)) === 1);
      expect(await phaseOf(bet)).toBe("PLACED");
      await matches.end(match, "won");
      await untilPhase(bet, "PAID_OUT");
      await openTicket(page, appUrl(), bet);
      await page
        .locator("main article")
        .getByText(/^(Won|Paid out)$/)
        .first()
        .waitFor(PATIENT);
      await close(page);
    },
    60_000,
  );

  journeyAt(viewport, DESKTOP)(
    "AUTO-3 AUTO-4 PEER-9 a rule is added in its dialog, fires while the page is closed, and is reported once",
    async () => {
      const match = await matches.open(200);
      const bet = await place([match], { stake: "9.00" });
      const page = await signIn(viewport);
      const ticket = await openTicket(page, appUrl(), bet);
      await ticket.getByRole("button", { name: "Cash out €8.55" }).waitFor(PATIENT);
      await ticket.getByRole("button", { name: /Set up auto cash-out/ }).click();
      const dialog = page.getByRole("dialog");
      const create = dialog.getByRole("button", { name: /^Create rule/ });
      await dialog.getByRole("textbox").fill("8.55");
      expect(await create.isEnabled()).toBe(false);
      await dialog.getByRole("textbox").fill("10.00");
      await create.click();
      await ticket.getByText("Auto cash-out at").first().waitFor(PATIENT);
      await page.goto("about:blank");
      await matches.price(match, 170);
      await untilPhase(bet, "PAID_OUT");
      const again = await openTicket(page, appUrl(), bet);
      await again
        .getByText(/^Cashed out$/)
        .first()
        .waitFor(PATIENT);
      await close(page);
    },
    60_000,
  );

  journeyAt(viewport, PHONE)(
    "PEER-9 a bet that ends while the page is open is announced once",
    async () => {
      const match = await matches.open(200);
      const bet = await place([match], { stake: "3.00" });
      const page = await signIn(viewport, "/last-tickets");
      await page.locator("main li", { hasText: "€3.00" }).first().waitFor(PATIENT);
      await matches.end(match, "won");
      await untilPhase(bet, "PAID_OUT");
      const news = page.getByText(/(Paid out|Won), €6\.00/);
      await news.first().waitFor(PATIENT);
      await page.reload();
      await page.locator("main li").first().waitFor(PATIENT);
      expect(await news.count()).toBe(0);
      await close(page);
    },
    60_000,
  );

  journeyAt(viewport, DESKTOP)(
    "BET-3 BET-12 BET-17 CANCEL a ticket that fails to load can be retried; a bet is cancelled within its window",
    async () => {
      const bet = await place([await matches.open(200)], { stake: "4.00" });
      const page = await signIn(viewport);
      await failUntilClick(page, `**/api/bets/${bet}?**`);
      await page.goto(`${appUrl()}/bet-details?betId=${bet}`);
      await page.getByText("The bet did not load").waitFor(PATIENT);
      await page.getByRole("button", { name: "Try again" }).click();
      const ticket = page.locator("main article");
      await ticket.waitFor(PATIENT);
      await ticket.getByRole("button", { name: "Cancel bet" }).click();
      await page
        .getByRole("dialog")
        .or(page.getByRole("alertdialog"))
        .getByRole("button", { name: "Cancel bet" })
        .click();
      await untilPhase(bet, "CANCELLED");
      await ticket
        .getByText(/^Cancelled$/)
        .first()
        .waitFor(PATIENT);
      await close(page);
    },
    60_000,
  );

  journeyAt(viewport, PHONE)(
    "AHEAD-1 AHEAD-2 shows the acceptance record and the value history; axe finds nothing",
    async () => {
      const match = await matches.open(200);
      const bet = await place([match], { stake: "5.00" });
      const page = await signIn(viewport);
      const ticket = await openTicket(page, appUrl(), bet);
      expect(await axeFindings(page)).toEqual([]);
      await ticket.getByRole("button", { name: /Acceptance record/ }).click();
      await page.getByText(/A-01/).first().waitFor(PATIENT);
      await close(page);
    },
    60_000,
  );
});

const parts = async (bet: string): Promise<number> =>
  Number(
    (await database.query<{ parts: string }>("select count(*) as parts from cashouts where bet = $1", [bet])).rows[0]
      ?.parts,
  );

test("BET-2 a ticket opens by its address, but not another punter's", async () => {
  const bet = await place([await matches.open(200)]);
  const page = await signIn(PHONE);
  await page.goto(`${appUrl()}/bet-details?standalone=true&betId=${bet}`);
  await page.locator("main article").waitFor(PATIENT);
  const other: Locator = page.getByText("This bet is not among yours");
  await page.goto(`${appUrl()}/bet-details?standalone=true&betId=${crypto.randomUUID()}`);
  await other.waitFor(PATIENT);
  await page.goto(`${appUrl()}${HOST_PATHS.signIn}`);
  await close(page);
}, 60_000);

/** Texts of the rows by their labels. */
const rowsIn = async (within: Locator): Promise<Record<string, string>> =>
  Object.fromEntries(
    await within
      .locator("dl > div")
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector("dt")?.textContent?.trim(), row.querySelector("dd")?.textContent?.trim()]),
      ),
  );

/** What a movement of a bet booked, by account, in euros as a page writes them and without a sign. */
const bookedOf = async (bet: string, kind: "stake" | "payout"): Promise<Record<string, string>> => {
  const { rows } = await database.query<{ account: string; amount: string }>(
    "select account, amount from entries where ref = $1 and kind = $2",
    [bet, kind],
  );
  return Object.fromEntries(
    rows.map(({ account, amount }) => [account, `€${(Math.abs(Number(amount)) / 100).toFixed(2)}`]),
  );
};

interface PlayedLeg {
  readonly eventId: number;
  readonly outcomes: readonly [{ slot: number; marketSlot: number; outcomes: number; marketName: string }];
}
const legsOf = async (bet: string): Promise<readonly PlayedLeg[]> =>
  (await database.query<{ legs: PlayedLeg[] }>("select terms -> 'legs' as legs from bets where id = $1", [bet])).rows[0]
    ?.legs ?? [];

/** A score with which the outcome of a market on the winner is won. */
const scoreFor = ([{ slot, marketSlot, outcomes, marketName }]: PlayedLeg["outcomes"]): Pair => {
  expect(marketName).toMatch(/result|winner/i);
  const index = slot - marketSlot;
  if (outcomes === 3 && index === 1) return { home: 0, away: 0 };
  return index === 0 ? { home: 1, away: 0 } : { home: 0, away: 1 };
};

/** Odds at which a leg counts for the combo bonus, with some distance. */
const COUNTING = 1.4;

/** The largest league of which no match is in play: nothing of it is suspended, and its bets are decided at once. */
const quietLeague = async (sport: number): Promise<number> => {
  const { events } = await fetchList(appUrl(), `?sport=${sport}`);
  const quiet = [...Map.groupBy(events, ({ tournamentId }) => tournamentId)]
    .filter(([, matches]) => matches.every(({ live }) => !live))
    .toSorted(([, one], [, other]) => other.length - one.length);
  if (!quiet[0]) throw new Error(`sport ${sport} has no league without a match in play`);
  return quiet[0][0];
};

/** The rows once two readings agree: the picks and their stake are all counted. */
const settledRows = async (within: Locator): Promise<Record<string, string>> => {
  let last = await rowsIn(within);
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(last);
        last = await rowsIn(within);
        return JSON.stringify(last) === before;
      },
      { ...PATIENT, interval: 400 },
    )
    .toBe(true);
  return last;
};

describe.each(WIDTHS)("BET-13 at %s", (_, viewport) => {
  /** Matches of a sport of its own, because those that were bet on are ended here before the feed ends them. */
  const sport = viewport === PHONE ? 1 : 2;

  journeyAt(viewport, PHONE)(
    "BET-13 a combo with every tax and bonus has the same cents in slip, server, ticket and ledger, open and settled",
    async () => {
      const page = await signIn(viewport, `/sports/d_all/t_${await quietLeague(sport)}?brand=showcase&locale=en`);
      await pick(page, 3, (price) => price >= COUNTING && price < 4);
      const slip = await openSlip(page);
      await chooseType(slip, "Combo");
      await enterStake(slip, "10");
      await expect.poll(async () => (await rowsIn(slip))["Tax on the stake"], PATIENT).toBe("€0.50");
      const shown = await settledRows(slip);
      const plainPayout = shown["Possible payout"]?.replace(",", "");
      const before = await lastBet();
      await placeSlip(slip);
      await expect.poll(lastBet, PATIENT).not.toBe(before);
      const bet = await lastBet();
      await untilPhase(bet, "PLACED");

      const staked = await bookedOf(bet, "stake");
      expect(staked).toMatchObject({ wallet: "€10.00", tax: shown["Tax on the stake"] });
      expect(staked.bonus).toBe(shown["Bonus on the stake"]);
      const decided = await database.query(
        "select decision -> 'bet' ->> 'maxWinnings' as most from bets where id = $1",
        [bet],
      );
      expect(`€${decided.rows[0].most}`).toBe(plainPayout);

      const ticket = await openTicket(page, appUrl(), bet);
      const figures = {
        "Payin tax 5%": shown["Tax on the stake"],
        "Bonus on payin 2%": shown["Bonus on the stake"],
        "Payout tax 10%": shown["Tax on the winnings"],
        "Bonus on winnings 5%": shown["Bonus on the winnings"],
      };
      expect(await rowsIn(ticket)).toMatchObject({ ...figures, "Possible payout": shown["Possible payout"] });

      for (const { eventId, outcomes } of await legsOf(bet)) await matches.endWith(eventId, scoreFor(outcomes));
      await untilPhase(bet, "PAID_OUT");
      await page.reload();
      await expect
        .poll(() => rowsIn(ticket), PATIENT)
        .toMatchObject({ ...figures, Winnings: shown["Possible payout"] });
      expect(await bookedOf(bet, "payout")).toMatchObject({
        wallet: plainPayout,
        tax: shown["Tax on the winnings"],
        bonus: shown["Bonus on the winnings"],
      });
      await close(page);
    },
    90_000,
  );
});

test("R1 R5 the audit finds nothing after all of this", async () => {
  await expect
    .poll(async () => audit(stack().databaseUrl("postgres")), { timeout: 60_000, interval: 3_000 })
    .toEqual([]);
}, 70_000);
