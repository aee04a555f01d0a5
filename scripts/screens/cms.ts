import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import type { Stack } from "../../stack/whole.ts";
import {
  addToGroup,
  changeColour,
  createBanner,
  lookAt,
  openCms,
  openTimeMachine,
  publish,
  uploadPicture,
  writeTexts,
} from "../../testkit/cms-page.ts";

const SETTLE_MS = 2_500;
const HOUR = 3_600_000;
const PICTURE = { name: "Autumn ball", alt: "A ball in the dusk", focal: { x: 22, y: 30 } };
const BANNER = "Autumn nights";

/** The steps of docs/editors.md: a colour, words and a banner for Saturday, from upload to publication. */
export const takeCms = async (browser: Browser, stack: Stack, folder: string): Promise<void> => {
  const url = stack.cms?.url ?? "";
  const page = await openCms(browser, url, "casa-paloma");
  const take = async (name: string): Promise<void> => {
    await sleep(SETTLE_MS);
    await page.screenshot({ path: `${folder}cms-${name}.png` });
  };

  await take("start");
  await changeColour(page, "paloma", { what: "Accent as text", theme: "Light", color: "#A3246B" });
  await page.locator("iframe").first().contentFrame().locator("[data-outcome]").first().waitFor();
  await take("theme");
  await writeTexts(page, "paloma", {
    english: "All live",
    texts: { English: "See all live", Portuguese: "Ver tudo" },
  });
  await page.getByPlaceholder("Search words or places").fill("live");
  await take("texts");
  await uploadPicture(page, PICTURE);
  await take("media");
  const from = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 12 * HOUR);
  const to = new Date(from.getTime() + 72 * HOUR);
  await createBanner(page, { name: BANNER, picture: PICTURE.name, audience: "Anonymous", from, to });
  await take("banner");
  await addToGroup(page, "Hero banner, paloma", BANNER);
  await take("group");
  await page.goto("/admin/pages?brand=paloma");
  await page.getByRole("button", { name: /^Hero banner/ }).click();
  await page.frameLocator("iframe").locator("[data-outcome]").first().waitFor();
  await take("pages");

  await openTimeMachine(page, "paloma");
  await lookAt(page, new Date(from.getTime() + 14 * HOUR));
  await page
    .getByRole("button", { name: new RegExp(`^${BANNER}`) })
    .first()
    .click();
  await take("time-machine");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByLabel("Note").fill("Autumn begins");
  await take("publish");
  await page.getByRole("button", { name: "Cancel" }).click();
  await publish(page, "Autumn begins");
  await page.goto("/admin/versions?brand=paloma&from=1&to=2");
  await take("versions");
  await page.setViewportSize({ width: 390, height: 844 });
  await openTimeMachine(page, "paloma");
  await take("time-machine-phone");
  await page.close();
};
