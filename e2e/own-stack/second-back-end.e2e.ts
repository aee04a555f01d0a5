import { readOptions } from "@touchline/conformance/src/options.ts";
import type { Result } from "@touchline/conformance/src/result.ts";
import { runChecks } from "@touchline/conformance/src/run.ts";
import { freePort } from "@touchline/server-kit/testing/ports";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../../stack/platform.ts";
import type { Running } from "../../stack/process.ts";
import { DESKTOP, launchBrowser } from "../../testkit/browser.ts";
import { openPage } from "../../testkit/punters.ts";
import { enterStake, openSlip, PATIENT, place } from "../../testkit/slip-page.ts";
import { type SecondBackEnd, startSecondBackEnd } from "../second-back-end/start.ts";

let backEnd: SecondBackEnd;
let app: Running;
let appUrl: string;
let browser: Browser;

beforeAll(async () => {
  backEnd = await startSecondBackEnd();
  const port = await freePort();
  appUrl = `http://127.0.0.1:${port}`;
  const { url } = backEnd;
  [app, browser] = await Promise.all([
    startApp({
      port,
      apiUrl: url,
      pushUrl: url,
      hostUrl: url,
      mode: "preview",
      env: {},
      print: () => undefined,
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await backEnd?.stop();
});

const priceButton = (page: Page, outcome: string) => page.locator(`main button[data-outcome="${outcome}"]`).first();

const askedFor = (start: string): string[] => backEnd.asked.filter((call) => call.startsWith(start));

test("AHEAD-5 OFFER-4 the app shows the offer of another back end, and its prices move by push", async () => {
  const page = await openPage(browser, DESKTOP, `${appUrl}/sports/d_all`);
  await priceButton(page, "502o0").waitFor(PATIENT);
  for (const team of ["Hekla United", "Katla Town", "Keilir Wanderers"])
    await expect.poll(() => page.getByText(team).first().isVisible(), PATIENT).toBe(true);
  await expect.poll(() => priceButton(page, "502o0").textContent(), PATIENT).toContain("1.85");
  // A moved price reaches only who watches, and a page watches a moment after it was drawn.
  let price = 185;
  await expect
    .poll(async () => {
      price = price === 191 ? 192 : 191;
      backEnd.movePrice(502, 0, price);
      return priceButton(page, "502o0").textContent();
    }, PATIENT)
    .toMatch(/1\.9[12]/);
  backEnd.movePrice(502, 0, 185);
  await page.goto(`${appUrl}/sports/d_all/e_503`);
  await expect.poll(() => page.getByText("Esja Athletic").first().isVisible(), PATIENT).toBe(true);
  await page.context().close();
});

test("PUSH-1 PLACE-1 BOOT-5 a punter signs in, and hears a bet's result from a server that knows only the handshake", async () => {
  const page = await openPage(browser, DESKTOP, `${appUrl}/sports/d_all`);
  await priceButton(page, "502o0").waitFor(PATIENT);
  expect(backEnd.handshakes).toEqual([]);
  const account = page.getByRole("button", { name: "Account: Sigrid" });
  const logIn = page.getByRole("button", { name: /log in/i }).first();
  // There is a page to sign in on once the operator's site has answered.
  await expect
    .poll(async () => {
      if (await logIn.isVisible()) await logIn.click({ timeout: 1000 }).catch(() => undefined);
      return account.isVisible();
    }, PATIENT)
    .toBe(true);
  await expect.poll(() => backEnd.handshakes, PATIENT).toContain("sigrid");
  await priceButton(page, "502o0").click();
  const slip = await openSlip(page);
  await enterStake(slip, "5");
  await place(slip);
  // The back end says that its decision is due in a minute, so that nobody asks for it before; the push comes sooner.
  await expect
    .poll(
      () =>
        slip
          .getByText(/bet placed/i)
          .first()
          .isVisible(),
      PATIENT,
    )
    .toBe(true);
  expect(askedFor("GET /api/bets/placements")).toEqual([]);
  await page.context().close();
});

test("PLACE-1 PLACE-4 a rejection with the back end's own code is shown in its own words", async () => {
  const page = await openPage(browser, DESKTOP, `${appUrl}/host/sign-in?return=${encodeURIComponent("/sports/d_all")}`);
  await page.getByRole("button", { name: "Account: Sigrid" }).waitFor(PATIENT);
  await priceButton(page, "503o0").click();
  const slip = await openSlip(page);
  await enterStake(slip, "13");
  await place(slip);
  await expect
    .poll(() => slip.getByText("Stakes of exactly 13 are not taken here").first().isVisible(), PATIENT)
    .toBe(true);
  await page.context().close();
});

test("OFFER-2 OFFER-3 SLIP-12 the calls carry what the specification names", () => {
  const [list] = askedFor("GET /api/offer/list");
  expect(list).toContain("numberOfMarketsPerSport=6");
  const [counts] = askedFor("GET /api/offer/statistics");
  expect(counts).toMatch(/eventCounterType=ALL&clientIds=[0-9a-f-]{36}/);
});

/** What this back end does not have: published brands, booking codes, cash-out, cancellation, records, and the host's own calls. */
const MISSING = [
  /\/api\/brands\//,
  /\/api\/betslips\/shared/,
  /\/api\/bets\/(cashout|rules|cancel)/,
  /\/api\/bets\/:betId\/(record|course)/,
  /\/api\/host\//,
  /^push calculationResult$/,
];

test("AHEAD-5 the conformance kit passes for what the second back end has", async () => {
  const { url } = backEnd;
  const args = [
    "--api",
    url,
    "--push",
    url,
    "--token",
    backEnd.tokenOf("kit"),
    "--other-token",
    backEnd.tokenOf("other"),
  ];
  const options = readOptions([...args, "--place", "--timeout", "1"], Date.now());
  if (!options) throw new Error("no options");
  let price = 200;
  const moving = setInterval(() => backEnd.movePrice(501, 0, (price += 1)), 100);
  const results: Result[] = await runChecks(options).finally(() => clearInterval(moving));
  const failed = results
    .filter(({ name, outcome }) => outcome === "failed" && !MISSING.some((missing) => missing.test(name)))
    .map(({ name, problem }) => `${name}: ${problem}`);
  expect(failed).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === "passed").length).toBeGreaterThan(60);
});
