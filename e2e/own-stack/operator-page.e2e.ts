import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Stack, startStack } from "../../stack/whole.ts";
import { DESKTOP, launchBrowser } from "../../testkit/browser.ts";
import { pickUpcoming } from "../../testkit/host-site.ts";
import { place } from "../../testkit/slip-page.ts";
import { type Operator, startOperator } from "../operator.ts";
import { buildReactProject } from "../react-project.ts";
import { FEED } from "../stack-and-browser.ts";

/** A listed operator with its own keys, and a page that nobody has listed. */
let operator: Operator;
let stranger: Operator;
let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  operator = await startOperator("velora", "https://www.velora.example");
  stranger = await startOperator("velora", "https://www.velora.example");
  stack = await startStack({
    feed: FEED,
    hosts: { velora: [operator.origin] },
    tenantKeys: JSON.stringify({ velora: { issuer: operator.issuer, jwksUrl: `${operator.origin}/keys.json` } }),
    api: { EXPLAIN_REFUSALS: "1" },
  });
  browser = await launchBrowser();
  const deposit = { reqUuid: randomUUID(), punter: "punter-7", currency: "EUR", amount: "20" };
  await callAsHost("/api/host/deposits", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(deposit),
  });
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await Promise.all([operator?.stop(), stranger?.stop()]);
});

const callAsHost = async (path: string, init: RequestInit = {}): Promise<unknown> => {
  const headers = { ...init.headers, authorization: `Bearer ${operator.hostToken()}` };
  const answer = await fetch(stack.apiUrl + path, { ...init, headers });
  expect(answer.status).toBe(200);
  return answer.json();
};

const readBalance = async (): Promise<string> => {
  const { wallets } = (await callAsHost("/api/host/wallets?punter=punter-7")) as { wallets: { balance: string }[] };
  return wallets[0]?.balance ?? "";
};

interface Heard {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}
declare global {
  interface Window {
    heard: Heard[];
  }
}

const app = (): string => (stack.appUrls[0] ?? "").replace("127.0.0.1", "localhost");

const EVENTS = ["loaded", "error", "route", "slipCount", "betPlaced", "balanceChanged"];

/** A page that embeds the app with these options, written as source text. */
const pageWith = (options: string, style = "height: 100vh"): string => `<!doctype html><title>Velora</title>
<body style="margin: 0"><div id="sportsbook" style="${style}"></div>
<script src="${app()}/sdk/v1/touchline.iife.js"></script>
<script>
  window.heard = [];
  window.sportsbook = Touchline.createSportsbook({
    container: "#sportsbook", appUrl: "${app()}", tenant: "velora", ${options}
  });
  for (const name of ${JSON.stringify(EVENTS)}) sportsbook.on(name, (detail) => heard.push({ name, detail }));
</script>`;

const GET_SESSION = `getSession: async () => {
  const answer = await fetch("/my/session");
  return answer.status === 204 ? null : answer.json();
}`;

const open = async (at: Operator, html: string, { path = "/page", cookie = "" } = {}): Promise<Page> => {
  at.pages.set("/page", html);
  const context = await browser.newContext({ viewport: DESKTOP });
  if (cookie) await context.addCookies([{ name: cookie, value: "1", url: at.origin }]);
  const page = await context.newPage();
  await page.goto(at.origin + path);
  return page;
};

const heard = (page: Page, name: string): Promise<Heard["detail"][]> =>
  page.evaluate((wanted) => window.heard.filter((each) => each.name === wanted).map(({ detail }) => detail), name);

const frameOf = (page: Page): Frame | undefined => page.frames().find((frame) => frame !== page.mainFrame());

test("HOST-5 a page that the tenant does not list is told so within 2 s, with what to do", async () => {
  stranger.pages.set("/page", pageWith('brand: "velora"'));
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.goto(`${stranger.origin}/page`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.heard !== undefined);
  const began = Date.now();
  await page.getByRole("alert").waitFor();
  expect(Date.now() - began).toBeLessThan(2_000);
  const [error] = await heard(page, "error");
  expect(error).toMatchObject({ code: "FRAME_REFUSED" });
  expect(error?.message).toContain(`TENANT_HOSTS='{"velora":["${stranger.origin}"]}'`);
  expect(await page.getByRole("alert").textContent()).toContain("FRAME_REFUSED");
  // Browsers warn of each message that could not be delivered.
  expect(warnings.length).toBeLessThan(15);
  await context.close();
});

test.each([
  ["TENANT_UNKNOWN", 'tenantId: "nobody", tenant: undefined', ["nobody"]],
  ["APP_UNREACHABLE", 'appUrl: "http://localhost:1"', ["http://localhost:1"]],
])("HOST-5 %s is named within 2 s", async (code, options, says) => {
  const page = await open(operator, pageWith(options));
  await page.getByRole("alert").waitFor({ timeout: 2_000 });
  const [error] = await heard(page, "error");
  expect(error?.code).toBe(code);
  for (const part of says) expect(error?.message).toContain(part);
  await page.context().close();
});

test("R12 with a token that is refused the page is a visitor's, and the operator reads why", async () => {
  const token = operator.punterToken({ iss: "https://velora.example" });
  const session = JSON.stringify({ token, punter: { id: "punter-7", nickname: "Ana" }, currency: "EUR" });
  const page = await open(
    operator,
    pageWith(`getSession: async () => ((window.asked = (window.asked ?? 0) + 1), ${session})`),
  );
  const refusals = async () => (await heard(page, "error")).filter(({ code }) => code === "TOKEN_REFUSED");
  await page.frameLocator("iframe").locator("[data-outcome]").first().waitFor();
  await expect.poll(refusals).toHaveLength(1);
  expect((await refusals())[0]?.message).toBe(
    'The token was refused (issuer): `iss` is "https://velora.example", expected "https://www.velora.example"',
  );
  const frame = page.frameLocator("iframe");
  await frame
    .getByRole("button", { name: /log in|sign in/i })
    .first()
    .waitFor();
  // Exact, because names of teams contain it ("Banana", "Panathinaikos").
  expect(await frame.getByText("Ana", { exact: true }).count()).toBe(0);
  expect(JSON.stringify(await heard(page, "error"))).not.toContain(token.split(".")[2]);
  const asked = await page.evaluate(() => (window as unknown as { asked: number }).asked);
  expect(asked).toBeLessThanOrEqual(6);
  await page.context().close();
});

test("STAKE-4 HOST-4 the wallet shown is the one that stakes are taken from, whatever getWallet says", async () => {
  const wallet = `getWallet: async () => ({ enabled: true, activeCurrencyBalance: "248.60", currency: "EUR" })`;
  const page = await open(operator, pageWith(`${GET_SESSION}, ${wallet}, path: "/sports/d_all/s_1"`), {
    cookie: "signed-in",
  });
  const frame = page.frameLocator("iframe");
  await frame
    .locator("header")
    .getByText(`€${await readBalance()}`)
    .first()
    .waitFor();
  expect(await frame.getByText("248.60").count()).toBe(0);
  await page.context().close();
});

test("PEER-14 a punter signs in, bets, and address and title of the page follow", async () => {
  const options = `${GET_SESSION}, address: Touchline.addressUnder("/page")`;
  const page = await open(operator, pageWith(options, ""), { path: "/page/sports/d_all/s_1", cookie: "signed-in" });
  const frame = page.frameLocator("iframe");
  const before = await readBalance();
  await frame.locator("header").getByText(`€${before}`).first().waitFor();
  // A container without a height has the rest of the window.
  expect((await page.locator("iframe").boundingBox())?.height).toBe(DESKTOP.height);
  await expect.poll(() => page.title()).toMatch(/^Football · /);
  const site = {
    app: frame,
    heard: async () => (await heard(page, "slipCount")).map((parts) => ({ type: "slip.count", parts })),
  };
  await pickUpcoming(site as never, stack.apiUrl);
  const slip = frame.locator("aside, [role=complementary]").last();
  await slip.getByLabel(/stake/i).first().fill("5");
  await place(slip);
  await expect.poll(() => heard(page, "betPlaced")).toMatchObject([{ stake: "5.00", currency: "EUR" }]);
  await frame
    .locator("header")
    .getByText(`€${(Number(before) - 5).toFixed(2)}`)
    .first()
    .waitFor();
  const title = await page.title();
  await frame.getByRole("link", { name: /^Live/ }).first().click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/page\/live/);
  await expect.poll(() => page.title()).not.toBe(title);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(title);
  await page.context().close();
});

test("HOST-1 a link that leaves out the footer does not remove the licence, alone or on the operator's page", async () => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const alone = await context.newPage();
  await alone.goto(`${app()}/live?tenant=velora&footer=false&standalone=false`);
  await alone.locator("footer").first().waitFor();
  await context.close();
  const options = `address: Touchline.addressUnder("/page")`;
  const page = await open(operator, pageWith(options), { path: "/page/live?footer=false" });
  await page.frameLocator("iframe").locator("footer").first().waitFor();
  expect(frameOf(page)?.url()).not.toContain("footer=false");
  await page.context().close();
});

test("PEER-14 HOST-2 the element defines itself from the module, has a height, and follows its attributes", async () => {
  const html = `<!doctype html><title>Velora</title><body style="margin: 0">
<touchline-sportsbook app-url="${app()}" tenant="velora" locale="en" theme="dark"></touchline-sportsbook>
<script type="module">
  import "${app()}/sdk/v1/touchline.js";
  window.heard = [];
  const element = document.querySelector("touchline-sportsbook");
  for (const name of ${JSON.stringify(EVENTS)}) element.addEventListener(name, ({ detail }) => heard.push({ name, detail }));
</script>`;
  const page = await open(operator, html);
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-outcome]").first().waitFor();
  expect((await page.locator("touchline-sportsbook").boundingBox())?.height).toBe(DESKTOP.height);
  const set = (name: string, value: string): Promise<void> =>
    page
      .locator("touchline-sportsbook")
      .evaluate((element, [key, to]) => element.setAttribute(key ?? "", to ?? ""), [name, value]);
  await set("theme", "obsidian_blue");
  await expect.poll(() => frameOf(page)?.evaluate(() => document.documentElement.dataset.theme)).toBe("obsidian_blue");
  await set("theme", "neon");
  await expect
    .poll(() => heard(page, "error"))
    .toMatchObject([{ code: "OPTION_UNKNOWN", message: expect.stringMatching(/^velora has no theme neon, but /) }]);
  await set("path", "/live");
  await expect.poll(() => new URL(frameOf(page)?.url() ?? "http://none").pathname).toMatch(/^\/live/);
  await set("footer", "false");
  await expect.poll(() => frame.locator("footer").count()).toBe(0);
  await page.context().close();
});

test("AHEAD-5 the reference is rendered at /docs, without a request to another host", async () => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${app()}/docs`);
  await page.getByRole("heading", { name: "Deposits money into a punter's wallet" }).waitFor();
  await page.getByText("pnpm run token --host").first().waitFor();
  hosts.delete("");
  expect([...hosts]).toEqual([new URL(app()).host]);
  await context.close();
});

test("PEER-14 in an empty Vite + React project the packed packages are installed, typed, built and shown", async () => {
  const folder = mkdtempSync(join(tmpdir(), "their-site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = `import { Sportsbook } from "@touchline/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const getSession = async () => {
  const answer = await fetch("/my/session");
  return answer.status === 204 ? null : answer.json();
};

function Site() {
  const [count, setCount] = useState(0);
  const [theme, setTheme] = useState("dark");
  return (
    <>
      <button onClick={() => setTheme("obsidian_blue")}>Blue, {count} picked</button>
      <Sportsbook appUrl="${app()}" tenant="velora" theme={theme} path="/sports/d_all/s_1" getSession={getSession}
        onSlipCount={({ count }) => setCount(count)} onBetPlaced={({ stake }) => stake.padStart(8)} />
    </>
  );
}
createRoot(document.getElementById("root")!).render(<Site />);
`;
  operator.folders.set("/react", buildReactProject(folder, source));
  const context = await browser.newContext({ viewport: DESKTOP });
  await context.addCookies([{ name: "signed-in", value: "1", url: operator.origin }]);
  const page = await context.newPage();
  await page.goto(`${operator.origin}/react/index.html`);
  const frame = page.frameLocator("iframe");
  await frame.locator("header").getByText(/€\d/).first().waitFor();
  await frame.locator('main button[data-outcome][data-state="open"]').first().click();
  await page.getByRole("button", { name: "Blue, 1 picked" }).click();
  await expect.poll(() => frameOf(page)?.evaluate(() => document.documentElement.dataset.theme)).toBe("obsidian_blue");
  await context.close();
});
