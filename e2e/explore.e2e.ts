import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compare, type OfferedMatch } from "../explore/offer-checks.ts";
import { inspectPage } from "../explore/page-checks.ts";
import { explore } from "../explore/robot.ts";
import { DESKTOP, PHONE } from "../testkit/browser.ts";
import { openSignedIn } from "../testkit/punters.ts";
import { createRandom } from "../testkit/random.ts";
import { isLong } from "./size.ts";
import { sharedStack } from "./stack-and-browser.ts";

const { appUrl, browser, stack } = sharedStack();

describe("what the robot looks for is found where it is wrong", () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await browser().newContext({ viewport: PHONE })).newPage();
  });
  afterAll(() => page.context().close());

  test.each([
    ["nothing", "<p>Lindhult BK 2:1</p><p>Bet ID <b>01a1ea22-37de-7278-820b-29f442489129</b></p>", []],
    ["a value without a text", "<p>Odds undefined</p>", ["a value without a text"]],
    ["a raw id", "<p>Leg 01a1ea22-37de-7278-820b-29f442489129</p>", ["a raw id"]],
    ["the id of an outcome", "<p>695302o0 rose</p>", ["the id of an outcome"]],
    ["the key of a message", "<p>slip.acceptAndBet</p>", ["the key of a message"]],
    ["a text that is cut", "<div style='width:60px;overflow:hidden;white-space:nowrap'>Lindhult BK</div>", ["cut"]],
    ["a text over another", "<p style='margin:0'>Lindhult</p><p style='margin:-16px 0 0'>Söderhamra</p>", ["overlap"]],
    [
      "nothing in a text that scrolls below a bar",
      "<p style='margin:0'>Lindhult BK</p><b style='position:fixed;left:60px;top:0;width:300px;background:#123'>2</b>",
      [],
    ],
    [
      "nothing in a text that scrolls in a part below a bar",
      "<div style='overflow-y:auto;height:60px'>Lindhult BK</div><b style='position:absolute;left:60px;top:0;width:300px;background:#123'>2</b>",
      [],
    ],
    [
      "a text over another in a bar without a ground",
      "<p style='margin:0'>Lindhult BK</p><b style='position:fixed;left:60px;top:0;width:300px'>2 selections</b>",
      ["overlap"],
    ],
    ["a page that scrolls sideways", "<div style='width:900px;height:9px'></div>", ["scrolls sideways"]],
  ])("%s", async (_what, html, expected) => {
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">${html}`);
    const found = await inspectPage(page);
    expect(found.map((line) => expected.find((start) => line.startsWith(start)) ?? line)).toEqual(expected);
  });

  const MATCH: OfferedMatch = { id: 7, names: ["Astra", "Kita"], score: [0, 1] };
  const row = (...lines: readonly string[]): string =>
    `<article data-event="7"><span>${lines.join("</span><span>")}</span></article>`;
  const pick = (when: string, name: string): string =>
    `<li><bdi>${when}</bdi><span>${name}</span><button data-remove></button></li>`;
  test.each([
    [
      "a row, a scoreboard and a pick that are right",
      row("Astra", "0", "Kita", "1") + row("Astra", "0:1", "Kita") + pick("9′ 0:1", "Astra v Kita"),
      0,
    ],
    ["a row with its sides the other way round", row("Kita", "0", "Astra", "1"), 2],
    ["a row with another score", row("Astra", "1", "Kita", "0"), 1],
    ["a score between the names", row("Astra", "1:0", "Kita"), 1],
    ["an old score that the page says is old", `<b data-connection="stale">…</b>${row("Astra", "1:0", "Kita")}`, 0],
    ["an old score beside a live connection", `<b data-connection="live"></b>${row("Astra", "1:0", "Kita")}`, 1],
    ["a pick with its sides the other way round", pick("9′", "Kita v Astra"), 1],
    ["a pick with another score", pick("9′ 1:0", "Astra v Kita"), 1],
  ])("%s", async (_what, html, count) => {
    await page.setContent(html);
    expect(await page.evaluate(compare, [MATCH])).toHaveLength(count);
  });
});

const SECONDS = isLong ? 60 : 10;

describe("a robot bettor finds nothing wrong", () => {
  test.each([
    ["a phone", PHONE, 21],
    ["a desktop", DESKTOP, 22],
  ])("on %s", async (_on, viewport, seed) => {
    const page = await openSignedIn(browser(), viewport, appUrl(), {
      name: "Jonas Keller",
      path: "/sports/d_today/s_1",
    });
    const { steps, findings } = await explore({
      page,
      appUrl: appUrl(),
      apiUrl: stack().apiUrl,
      random: createRandom(seed),
      until: Date.now() + SECONDS * 1_000,
    });
    await page.context().close();
    expect(findings).toEqual([]);
    expect(steps).toBeGreaterThan(3);
  });
});
