import type { Browser, Page } from "playwright-core";

/** Times in the CMS are in the editor's time zone, so it is fixed here. */
const TIME_ZONE = "UTC";

export const openCms = async (browser: Browser, cmsUrl: string, tenant: string, width = 1440): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, timezoneId: TIME_ZONE, baseURL: cmsUrl });
  await page.goto("/admin/login");
  await page.getByLabel(/^Email/).fill(`editor@${tenant}.example`);
  await page.getByLabel(/^Password/).fill("touchline");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/admin\/?$/);
  return page;
};

const save = async (page: Page): Promise<void> => {
  await page.locator("#action-save").click();
  await page.getByText(/successfully/).waitFor();
};

/** Draws a simple picture. */
const drawPicture = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [688, 214];
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no 2d context");
    const sky = pen.createLinearGradient(0, 0, canvas.width, canvas.height);
    sky.addColorStop(0, "#12305c");
    sky.addColorStop(1, "#0f7a54");
    pen.fillStyle = sky;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = "#ffffff";
    pen.arc(151, 64, 45, 0, 7);
    pen.fill();
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(address.split(",")[1] ?? "", "base64");
};

export interface Picture {
  readonly name: string;
  readonly alt: string;
  readonly focal: { readonly x: number; readonly y: number };
}

/** Uploads a picture and sets its focal point. */
export const chooseFocalPoint = async (page: Page, { focal }: Picture): Promise<void> => {
  await page.goto("/admin/collections/media/create");
  const buffer = await drawPicture(page);
  await page.locator("input[type=file]").setInputFiles({ name: "ball.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Edit Image" }).click();
  await page.locator('input[name="X %"]').fill(String(focal.x));
  await page.locator('input[name="Y %"]').fill(String(focal.y));
};

export const uploadPicture = async (page: Page, picture: Picture): Promise<void> => {
  await chooseFocalPoint(page, picture);
  await page.getByRole("button", { name: "Apply Changes" }).click();
  await page.locator("#field-name").fill(picture.name);
  await page.locator("#field-alt__default").fill(picture.alt);
  await save(page);
};

/** Types into a combobox and takes the matching option. */
const choose = async (page: Page, field: string, name: string): Promise<void> => {
  const input = page.locator(`${field} input[role=combobox]`);
  await input.fill(name);
  await page.getByRole("option", { name, exact: true }).first().click();
  // Closes the list, which opens again with the next options.
  await input.press("Escape");
};

/** In the format of the date field. */
const dateText = (time: Date): string =>
  time.toLocaleString("en-US", { dateStyle: "short", timeStyle: "short", timeZone: TIME_ZONE });

export interface Scheduled {
  readonly name: string;
  readonly picture: string;
  readonly audience: string;
  readonly from: Date;
  readonly to: Date;
}

const enterTime = async (page: Page, field: string, time: Date): Promise<void> => {
  const input = page.locator(`${field} input`);
  await input.fill(dateText(time));
  await input.press("Enter");
};

export const createBanner = async (page: Page, { name, picture, audience, from, to }: Scheduled): Promise<void> => {
  await page.goto("/admin/collections/banners/create");
  await page.locator("#field-name").fill(name);
  await page.getByRole("button", { name: "Choose from existing" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: picture }).first().click();
  await drawer.waitFor({ state: "hidden" });
  await choose(page, "#field-visibility__audience", audience);
  await enterTime(page, "#field-visibility__from", from);
  await enterTime(page, "#field-visibility__to", to);
  await save(page);
};

/** Adds a banner to an existing group, for both screens. */
export const addToGroup = async (page: Page, group: string, banner: string): Promise<void> => {
  await page.goto("/admin/collections/banner-groups");
  await page.getByRole("link", { name: group, exact: true }).first().click();
  await choose(page, "#field-mobileBanners", banner);
  await choose(page, "#field-desktopBanners", banner);
  await save(page);
};

export const openTimeMachine = async (page: Page, brand: string): Promise<void> => {
  await page.goto(`/admin/time-machine?brand=${brand}`);
  await page.frameLocator("iframe").locator("[data-outcome]").first().waitFor();
};

/** Sets the time of the time machine, to the minute. */
export const lookAt = async (page: Page, time: Date): Promise<void> => {
  await page.getByLabel("Date and time").fill(time.toISOString().slice(0, "2026-11-16T00:00".length));
};

export const publish = async (page: Page, note: string): Promise<void> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByLabel("Note").fill(note);
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByText(/^Live, version/).waitFor();
};
