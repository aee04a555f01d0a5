import { audit } from "@touchline/db/audit";
import pg from "pg";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { finishMatch } from "../../testkit/feed-control.ts";
import { openSignedIn } from "../../testkit/punters.ts";
import { fetchList } from "../../testkit/screen.ts";
import { enterStake, openSlip, PATIENT, place } from "../../testkit/slip-page.ts";
import { cashOut, openTicket } from "../../testkit/ticket-page.ts";
import { isLong } from "../size.ts";
import { startOwnStack } from "../stack-and-browser.ts";

/** Fast enough that a match begins every few seconds. */
const SPEED = 150;
const { appUrl, browser, stack } = startOwnStack({
  feed: { FEED_SPEED: String(SPEED), FEED_EVENTS: "240", FEED_LIVE: "30" },
  bets: { LIVE_DELAY_MS: "200" },
});

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client(stack().databaseUrl("postgres"));
  database.on("error", () => {});
  await database.connect();
});
afterAll(() => database?.end());

/** Time to place a bet before the match begins. */
const SOONEST_MS = 20_000;

const taken = new Set<number>();

/** The next football match that begins after that, another one for each caller. */
const nextMatch = async (): Promise<number> => {
  let found: number | undefined;
  const look = async (): Promise<boolean> => {
    const { events } = await fetchList(stack().apiUrl, "?game=sports&sport=1");
    const now = Date.now();
    const soon = events.filter(({ id, live, startsAt }) => !live && !taken.has(id) && startsAt > now + SOONEST_MS);
    found = soon.toSorted((left, right) => left.startsAt - right.startsAt)[0]?.id;
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 60_000, interval: 1_000 }).toBe(true);
  taken.add(found as number);
  return found as number;
};

/** In the long run both play, at the same time: waiting for a match takes as long for two as for one. */
interface Player {
  readonly viewport: typeof PHONE | typeof DESKTOP;
  readonly name: string;
  readonly punter: string;
  readonly stake: string;
}
const EVERYONE: readonly Player[] = [
  { viewport: PHONE, name: "Jonas Keller", punter: "jonas-keller", stake: "10" },
  { viewport: DESKTOP, name: "Camila Rojas", punter: "camila-rojas", stake: "10000" },
];
const PLAYERS = isLong ? EVERYONE : EVERYONE.slice(0, 1);

const betOf = async ({
  punter,
}: Player): Promise<{ readonly id: string; readonly phase: string; readonly parts: string } | undefined> =>
  (
    await database.query(
      `select b.id, concat_ws(' ', b.phase, nullif(b.decision -> 'bet' ->> 'reasons', '[]')) as phase, (select count(*) from cashouts c where c.bet = b.id) as parts
        from bets b where b.punter = $1 order by b.id desc limit 1`,
      [punter],
    )
  ).rows[0];

/** Places a bet on the home team. */
const bet = async (page: Page, player: Player, match: number): Promise<string> => {
  await page.goto(`${appUrl()}/sports/d_all/s_1/e_${match}`);
  await page.locator('main button[data-outcome][data-state="open"]').first().click();
  const slip = await openSlip(page);
  await enterStake(slip, player.stake);
  const before = (await betOf(player))?.id;
  await place(slip);
  await expect.poll(async () => (await betOf(player))?.id !== before, PATIENT).toBe(true);
  await expect.poll(async () => (await betOf(player))?.phase, PATIENT).toBe("PLACED");
  return (await betOf(player))?.id as string;
};

const phaseOf = async (id: string): Promise<string> =>
  (await database.query("select phase from bets where id = $1", [id])).rows[0].phase;

test.concurrent.for(PLAYERS)(
  "BET-8 BET-11 BET-16 PEER-1 at $viewport.width a bet on a whole match is placed, cashed out in part during play, and settled",
  { timeout: 400_000 },
  async (player, { expect }) => {
    const { viewport, name } = player;
    const page = await openSignedIn(browser(), viewport, appUrl(), { name, path: "/sports/d_all/s_1" });
    const match = await nextMatch();
    const id = await bet(page, player, match);
    const ticket = await openTicket(page, appUrl(), id);
    await ticket
      .getByText(/1st half|\d+′/)
      .first()
      .waitFor({ timeout: 120_000 });
    await ticket.getByRole("button", { name: "Cash out a part" }).click(PATIENT);
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "50%" }).click(PATIENT);
    await cashOut(sheet, async () => (await betOf(player))?.parts === "1");
    expect(await phaseOf(id)).toBe("PLACED");
    await finishMatch(stack().natsUrl, match);
    await expect.poll(() => phaseOf(id), PATIENT).toMatch(/^(SETTLED|PAID_OUT)$/);
    await page.keyboard.press("Escape");
    await ticket
      .getByText(/^(Won|Lost|Paid out)$/)
      .first()
      .waitFor(PATIENT);
    await ticket.getByText("Ended").first().waitFor(PATIENT);
    await page.context().close();
  },
);

test("R1 R5 the audit finds nothing after all of this", async () => {
  const look = () => audit(stack().databaseUrl("postgres"));
  await expect.poll(look, { timeout: 60_000, interval: 3_000 }).toEqual([]);
}, 70_000);
