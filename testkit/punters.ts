import { HOST_PATHS } from "@touchline/protocol";
import type { Browser, Page } from "playwright-core";
import type { DESKTOP, PHONE } from "./browser.ts";

type Viewport = typeof PHONE | typeof DESKTOP;

/** A page in a new context, without a signed-in punter. */
export const openPage = async (browser: Browser, viewport: Viewport, address: string): Promise<Page> => {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 600 });
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

interface SignIn {
  readonly name: string;
  readonly path: string;
}

/** Signs in at the demo operator and returns to the path. */
export const signIn = async (page: Page, appUrl: string, { name, path }: SignIn): Promise<void> => {
  await page.goto(`${appUrl}${HOST_PATHS.signIn}?return=${encodeURIComponent(path)}`);
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: `Account: ${name}` }).waitFor();
};

export const openSignedIn = async (
  browser: Browser,
  viewport: Viewport,
  appUrl: string,
  where: SignIn,
): Promise<Page> => {
  const page = await openPage(browser, viewport, "about:blank");
  await signIn(page, appUrl, where);
  return page;
};
