import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "../../testkit/browser.ts";
import { chooseAccount, type HostSite, openSite, pickUpcoming, siteOf } from "../../testkit/host-site.ts";
import { openPage, openSignedIn } from "../../testkit/punters.ts";
import { enterStake, openSlip, pick, place } from "../../testkit/slip-page.ts";
import { isLong } from "../size.ts";
import { startOwnStack } from "../stack-and-browser.ts";

const { appUrl, browser, stack } = startOwnStack();

const WIDTHS = isLong ? [PHONE, DESKTOP] : [PHONE];

test.each(WIDTHS)(
  "PEER-10 at $width session time and net position are visible, and a stake changes them, uncoloured",
  async (viewport) => {
    const page = await openSignedIn(browser(), viewport, appUrl(), { name: "Jonas Keller", path: "/sports/d_all/s_1" });
    // Not by role: an open slip hides everything else from assistive technology.
    const strip = page.locator("aside", { hasText: "Net today" }).filter({ visible: true }).first();
    await expect.poll(() => strip.textContent()).toMatch(/Session.*\d:\d\d/);
    const net = async (): Promise<string> => /Net today\s*(\S+)/.exec((await strip.textContent()) ?? "")?.[1] ?? "";
    await expect.poll(net).toContain("€");
    const before = await net();
    await pick(page, 1);
    const slip = await openSlip(page);
    await enterStake(slip, "5");
    await place(slip);
    await expect.poll(net).not.toBe(before);
    await page.context().close();
  },
);

test("PEER-10 live pages say that pictures are delayed; pages end with age mark, licence and legal links", async () => {
  const page = await openPage(browser(), PHONE, `${appUrl()}/live`);
  await page.getByText("Broadcasts lag.").waitFor();
  const footer = page.locator("main footer");
  await footer.getByText("18+").first().waitFor();
  expect(await footer.textContent()).toContain("Northern Gaming Board");
  expect(await footer.locator("a, button").count()).toBeGreaterThan(3);
  // Only a page that embeds the app may leave its footer out.
  await page.goto(`${appUrl()}/live?footer=false`);
  await footer.getByText("18+").first().waitFor();
  await page.context().close();
});

const openSignedInSite = async (path: string, prepare?: (site: HostSite) => Promise<unknown>): Promise<HostSite> => {
  const site = await openSite(browser(), DESKTOP, `${siteOf(stack())}${path}`);
  if (prepare) {
    await prepare(site);
    await site.page.reload();
    await site.app.locator("#root > *").first().waitFor();
  }
  await site.page.getByRole("button", { name: "Sign in" }).first().click();
  await chooseAccount(site.page, "Camila Rojas");
  await expect.poll(site.isSignedIn).toBe(true);
  return site;
};

/** A few seconds instead of an hour. */
const MOMENT_MINUTES = 0.05;

test("PEER-10 the reality check must be answered, returns after a reload until it is, and the host is notified", async () => {
  const site = await openSignedInSite("/sports/live", ({ context }) =>
    context.route(/\/api\/brands\/velora\/document$/, async (route) => {
      const document = await (await route.fetch()).json();
      document.settings.generalSettings.saferGambling.realityCheckMinutes = MOMENT_MINUTES;
      await route.fulfill({ json: document });
    }),
  );
  const dialog = site.app.getByRole("alertdialog");
  await dialog.waitFor();
  await dialog.press("Escape");
  await site.page.mouse.click(20, 400);
  expect(await dialog.isVisible()).toBe(true);
  for (const name of ["Continue", "Take a break", "Set limits"]) await dialog.getByRole("button", { name }).waitFor();
  expect(await dialog.textContent()).toMatch(/Net position/);

  await site.page.reload();
  await dialog.waitFor();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect.poll(async () => (await site.heard("check.answered")).length).toBeGreaterThan(0);
  expect((await site.heard("check.answered"))[0]?.parts).toMatchObject({ answer: "continue" });
  await site.context.close();
});

test("PEER-10 a break begun on the operator's site stops betting in the app, keeps the slip, and ends with the session", async () => {
  const site = await openSignedInSite("/sports/sports/d_all/s_1");
  await pickUpcoming(site, stack().apiUrl);
  await site.app.getByText("Limits", { exact: true }).filter({ visible: true }).first().click();
  await site.page.waitForURL(/\/account\/limits/);
  await site.page.goto(`${siteOf(stack())}/account/time-out`);
  await site.page.getByText("1 hour", { exact: true }).click();
  await site.page.getByRole("button", { name: "Start 1-hour break" }).click();
  await site.page
    .getByText(/You are on a break until/)
    .first()
    .waitFor();
  await site.page.goto(`${siteOf(stack())}/sports/sports/d_all/s_1`);
  await site.app
    .getByText(/You are on a break until/)
    .first()
    .waitFor();
  expect(await site.app.getByRole("button", { name: "On a break" }).isDisabled()).toBe(true);
  await expect.poll(async () => (await site.heard("slip.count")).at(-1)?.parts).toEqual({ count: 1 });
  await site.page.locator(".account-button").click();
  await site.page.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => site.app.getByText(/You are on a break until/).count()).toBe(0);
  await site.context.close();
});
