import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, launchBrowser } from "../../testkit/browser.ts";
import { place } from "../../testkit/slip-page.ts";
import { type Clone, cloneProject, type Dev } from "../dev-from-clone.ts";
import { type Guide, readGuide, readSnippets } from "../guide-snippets.ts";
import { type Operator, startOperator } from "../operator.ts";
import { buildReactProject } from "../react-project.ts";
import { isLong } from "../size.ts";

const QUARTER_OF_AN_HOUR_S = 15 * 60;
const ISSUER = "https://www.velora.example";

/** What the guide says, done in its order in a new clone, with a site of one's own. The steps share the running platform. */
describe.runIf(isLong)("PEER-14 the integration guide, followed to the letter", () => {
  const began = performance.now();
  const took: Record<string, string> = {};
  let site: Operator;
  let clone: Clone;
  let dev: Dev;
  let browser: Browser;
  let guide: Guide;
  let folder: string;

  const app = (): string => `localhost:${clone.base}`;
  const inClone = (command: string): string =>
    execFileSync("bash", ["-ec", command], { cwd: clone.folder, env: clone.env, encoding: "utf8" });

  beforeAll(async () => {
    site = await startOperator("velora", ISSUER);
    folder = mkdtempSync(join(tmpdir(), "their-site-"));
    clone = await cloneProject();
    guide = readGuide(app(), new URL(site.origin).host);
    browser = await launchBrowser();
    dev = await clone.startDev(guide.block("sh", "TENANT_HOSTS"));
  }, 400_000);
  afterAll(async () => {
    console.log(JSON.stringify(took));
    await browser?.close();
    await dev?.stop();
    await site?.stop();
    clone?.remove();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const open = async (
    path: string,
    isSignedIn = false,
  ): Promise<{ page: Page; frame: FrameLocator; said: string[] }> => {
    const context = await browser.newContext({ viewport: DESKTOP });
    if (isSignedIn) await context.addCookies([{ name: "signed-in", value: "1", url: site.origin }]);
    const page = await context.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(`error: ${error.message}`));
    await page.goto(site.origin + path);
    const frame = page.frameLocator("iframe");
    await frame.locator("[data-outcome]").first().waitFor({ timeout: 60_000 });
    return { page, frame, said };
  };

  /** Each step of the guide is timed. */
  const step = (title: string, follow: () => Promise<void>): void =>
    test(title, { timeout: 300_000, retry: 0 }, async () => {
      const started = performance.now();
      await follow();
      took[title] = `${((performance.now() - started) / 1_000).toFixed(0)} s`;
    });

  step("1 the entry of a tenant has the parts of the file", async () => {
    const { velora } = JSON.parse(`{${guide.block("json", '"hosts"')}}`);
    const file = JSON.parse(readFileSync(join(clone.folder, "packages/brands/tenants.json"), "utf8"));
    expect(Object.keys(velora).sort()).toEqual(Object.keys(file.velora).sort());
  });

  step("2 page, element and module show odds", async () => {
    const module = guide.block("js", "import {").trim();
    site.pages.set("/page", guide.block("html", "createSportsbook"));
    site.pages.set("/element", guide.block("html", "<touchline-sportsbook"));
    site.pages.set(
      "/module",
      `<!doctype html><div id="sportsbook" style="height: 100vh"></div><script type="module">${module}
createSportsbook({ container: "#sportsbook", appUrl: "http://${app()}", tenant: "velora", address: addressUnder("/module") });
</script>`,
    );
    for (const path of ["/page", "/element", "/module"]) {
      const { page, said } = await open(path);
      if (path === "/page") await expect.poll(() => said.some((text) => /^loaded \d/.test(text))).toBe(true);
      expect(said.filter((text) => text.startsWith("error: "))).toEqual([]);
      await page.context().close();
    }
  });

  step("2 the packages are installed in a React project and show odds", async () => {
    const [imports, element] = guide.block("tsx", "@touchline/react").split("\n\n");
    const source = `${imports}
import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")!).render(${element?.trim()});
`;
    site.folders.set("/react", buildReactProject(folder, source));
    const { page, said } = await open("/react/index.html");
    expect(said.filter((text) => text.startsWith("error: "))).toEqual([]);
    await page.context().close();
  });

  step("3 after a start with own keys a token of these claims signs the punter in", async () => {
    expect(await dev.stop()).toBe(0);
    dev = await clone.startDev(guide.block("sh", "TENANT_KEYS"));
    const { iat: _iat, exp: _exp, ...claims } = JSON.parse(guide.block("json", '"aud"'));
    const answer = await fetch(`http://${app()}/api/punter/wallet`, {
      headers: { authorization: `Bearer ${site.punterToken(claims)}` },
    });
    expect(answer.status).toBe(200);
    site.pages.set("/sports", guide.whole);
    const { page, frame } = await open("/sports/live", true);
    await frame.locator("header").getByText("€0.00").first().waitFor();
    await page.context().close();
  });

  step("3 the printed tokens are accepted", async () => {
    writeFileSync(join(clone.folder, "private.json"), JSON.stringify(site.privateKey));
    const lines = guide.block("sh", "run token").trim().split("\n");
    expect(lines).toHaveLength(4);
    const [punters, hosts, own, curl] = lines.map((line) => inClone(line.replace("pnpm run", "pnpm --silent run")));
    expect(JSON.parse(curl ?? "")).toMatchObject({ enabled: true, currency: "EUR" });
    const statusWith = async (path: string, token = ""): Promise<number> =>
      (await fetch(`http://${app()}${path}`, { headers: { authorization: `Bearer ${token.trim()}` } })).status;
    expect(await statusWith("/api/punter/wallet", punters)).toBe(200);
    expect(await statusWith("/api/host/wallets?punter=punter-7", hosts)).toBe(200);
    expect(await statusWith("/api/punter/wallet", own)).toBe(200);
  });

  const callAsHost = (path: string, body: string): Promise<Response> =>
    fetch(`http://${app()}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${site.hostToken()}`, "content-type": "application/json" },
      body,
    });

  step("4 a deposit is shown, a bet is taken from it, and limits are set", async () => {
    expect(JSON.parse(inClone(guide.block("sh", "host/deposits")))).toMatchObject({ balance: "100.00" });
    const deposit = { reqUuid: randomUUID(), punter: "punter-7", currency: "EUR", amount: "20" };
    expect((await callAsHost("/api/host/deposits", JSON.stringify(deposit))).status).toBe(200);
    const [request = "", ...body] = guide.block("http", "host/limits").split("\n");
    const limits = await callAsHost(request.replace("POST ", ""), body.join("\n"));
    expect(limits.status).toBe(200);

    const { page, frame } = await open("/sports/d_all/s_1", true);
    await frame.locator("header").getByText("€20.00").first().waitFor();
    expect(await frame.getByText("248.60").count()).toBe(0);
    const prices = frame.locator('main button[data-outcome][data-state="open"]');
    await prices.last().click();
    const slip = frame.locator("aside, [role=complementary]").last();
    await slip.getByLabel(/stake/i).first().fill("5");
    await place(slip);
    await frame.locator("header").getByText("€15.00").first().waitFor();
    await page.context().close();
  });

  step("5 the address bar is the site's own", async () => {
    const { page, frame } = await open("/sports/live");
    await frame
      .getByRole("link", { name: /^Sports/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/sports\/[a-z]+_/);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/sports/live");
    await page.context().close();
    const seconds = (performance.now() - began) / 1_000;
    took["all of it"] = `${seconds.toFixed(0)} s`;
    expect(seconds).toBeLessThan(QUARTER_OF_AN_HOUR_S);
  });
});

/** Blocks of the guide that a step above runs, by a text in each. */
const RUN: Readonly<Record<string, readonly string[]>> = {
  json: ['"hosts"', '"aud"'],
  sh: [
    'TENANT_HOSTS=\'{"velora":["http://localhost:8080"]}\' pnpm',
    "TENANT_KEYS",
    "run token --punter",
    "host/deposits",
  ],
  html: ["createSportsbook", "<touchline-sportsbook"],
  tsx: ["@touchline/react"],
  http: ["host/limits"],
};

test("PEER-14 every code block of the guide is run by a step", () => {
  const blocks = readSnippets().filter(({ language }) => language !== "js");
  for (const { language, code } of blocks)
    expect(
      RUN[language]?.some((part) => code.includes(part)),
      code,
    ).toBe(true);
  expect(blocks).toHaveLength(Object.values(RUN).flat().length);
});
