import type { Browser, Locator, Page } from "playwright-core";

/** Times in the CMS are in the editor's time zone, so it is fixed here. */
const TIME_ZONE = "UTC";

/** Signs in as one of the users that every tenant has; `editor` may do everything. */
export const openCms = async (
  browser: Browser,
  cmsUrl: string,
  tenant: string,
  width = 1440,
  user: "editor" | "publisher" | "writer" = "editor",
): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, timezoneId: TIME_ZONE, baseURL: cmsUrl });
  await page.goto("/admin/login");
  await page.getByLabel(/^Email/).fill(`${user}@${tenant}.example`);
  await page.getByLabel(/^Password/).fill("touchline");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/admin\/?(\?|$)/);
  return page;
};

/** Saves what is open and waits until the studio says so. */
const save = async (within: Page | Locator): Promise<void> => {
  await within.getByRole("button", { name: "Save", exact: true }).click();
  await within.getByText("Saved. Draft, not live yet.").waitFor();
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

/** Adds a picture, describes it and sets its focal point. Its panel stays open. */
export const uploadPicture = async (page: Page, { name, alt, focal }: Picture): Promise<void> => {
  await page.goto("/admin/media");
  const buffer = await drawPicture(page);
  await page.getByLabel("choose files").setInputFiles({ name: "ball.png", mimeType: "image/png", buffer });
  const added = page.getByRole("region", { name: "New pictures" });
  await added.getByLabel("Name").fill(name);
  await added.getByLabel(/^Description/).fill(alt);
  await added.getByRole("button", { name: "Add 1 picture" }).click();
  await added.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: new RegExp(name) }).click();
  const picture = page.getByRole("slider", { name: "Focal point" }).locator("..");
  // Before it is loaded it has no height.
  await picture.locator("img").evaluate((image) => (image as HTMLImageElement).decode());
  const box = await picture.boundingBox();
  if (!box) throw new Error("the picture is not shown");
  await picture.click({ position: { x: (box.width * focal.x) / 100, y: (box.height * focal.y) / 100 } });
  await save(page.getByRole("complementary", { name }));
};

/** As a field for date and time takes it. */
const timeText = (time: Date): string => time.toISOString().slice(0, "2026-11-16T00:00".length);

export interface Scheduled {
  readonly name: string;
  readonly picture: string;
  readonly audience: string;
  readonly from: Date;
  readonly to: Date;
}

/** A banner that is a picture alone. */
export const createBanner = async (page: Page, { name, picture, audience, from, to }: Scheduled): Promise<void> => {
  await page.goto("/admin/banners/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("radio", { name: "Picture alone" }).check({ force: true });
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(picture) })
    .first()
    .click();
  await page.getByRole("group", { name: "People" }).getByRole("button", { name: audience }).click();
  await page.getByLabel("From", { exact: true }).fill(timeText(from));
  await page.getByLabel("To", { exact: true }).fill(timeText(to));
  await save(page);
};

/** Adds a banner to an existing group, for both screens. */
export const addToGroup = async (page: Page, group: string, banner: string): Promise<void> => {
  await page.goto("/admin/banners?show=groups");
  const form = page.getByRole("region", { name: group, exact: true });
  for (const screen of [0, 1]) await form.getByLabel("Add a banner").nth(screen).selectOption({ label: banner });
  await save(form);
};

export const openTimeMachine = async (page: Page, brand: string): Promise<void> => {
  await page.goto(`/admin/time-machine?brand=${brand}`);
  await page.frameLocator("iframe").locator("[data-outcome]").first().waitFor();
};

/** Sets the time of the time machine, to the minute. */
export const lookAt = async (page: Page, time: Date): Promise<void> => {
  await page.getByLabel("Date and time").fill(timeText(time));
};

/** Confirms every red check. */
export const confirmChecks = async (page: Page): Promise<void> => {
  for (const box of await page.getByRole("checkbox", { name: /^I have seen it/ }).all()) await box.check();
};

/** Publishes the draft. While red checks are not confirmed it cannot be. Returns how many there were. */
export const publish = async (page: Page, note: string): Promise<number> => {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByLabel("Note").fill(note);
  const red = await page.getByRole("checkbox", { name: /^I have seen it/ }).count();
  if (red > 0 && (await page.getByRole("button", { name: "Publish now" }).isEnabled()))
    throw new Error("red checks were not asked about");
  await confirmChecks(page);
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.getByText("No draft", { exact: true }).waitFor();
  return red;
};

export interface Coloured {
  /** What the colour is for, in the words of the screen. */
  readonly what: string;
  readonly theme: string;
  readonly color: string;
}

/** Changes one colour of a brand's theme in the draft. */
export const changeColour = async (page: Page, brand: string, { what, theme, color }: Coloured): Promise<void> => {
  await page.goto(`/admin/theme?brand=${brand}`);
  await page.getByRole("button", { name: new RegExp(`^${what}, ${theme}: #`) }).click();
  await page.getByLabel("As #rrggbb").fill(color.slice(1));
  await page.getByText("Saved in the draft, not live yet").waitFor();
};

export interface OwnWords {
  readonly english: string;
  /** By the name of the language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Writes own words for a text of the interface, in several languages, in the draft. */
export const writeTexts = async (page: Page, brand: string, { english, texts }: OwnWords): Promise<void> => {
  await page.goto(`/admin/texts?brand=${brand}`);
  await page.getByPlaceholder("Search words or places").fill(english);
  for (const [language, text] of Object.entries(texts)) {
    const row = page.getByRole("row").filter({ has: page.getByRole("cell", { name: english, exact: true }) });
    await row
      .first()
      .getByRole("button", { name: new RegExp(`, ${language}:`) })
      .click();
    const field = page.getByRole("textbox", { name: new RegExp(`, ${language}$`) });
    await field.fill(text);
    await field.press("Enter");
    await page.getByText("Saved in the draft, not live yet").waitFor();
  }
};
