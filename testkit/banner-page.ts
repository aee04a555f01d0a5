import { brandPaths } from "@touchline/protocol";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { PNG } from "pngjs";

/** Red at the top, green in the middle, blue at the bottom: the visible colour tells which part a crop has kept. */
const drawBands = (width: number, height: number): Buffer => {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const band = Math.floor((at / (width * height)) * 3);
    picture.data.set([0, 0, 0, 255], at * 4);
    picture.data[at * 4 + band] = 255;
  }
  return PNG.sync.write(picture);
};

const sampleImage = (name: string, width: number, height: number, focalY = 50) => ({
  id: name,
  filename: `${name}.png`,
  mimeType: "image/png",
  filesize: 1,
  width,
  height,
  focalX: 50,
  focalY,
  url: brandPaths.media(`${name}.png`),
  thumbnailURL: null,
  alt: { default: `Picture ${name}` },
});

interface Visibility {
  readonly mode: "fixed";
  readonly audience: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly rules: readonly string[];
}
const visibility: Visibility = { mode: "fixed", audience: [], from: null, to: null, rules: [] };

export const pictureOnly = (name: string, shown: Partial<Visibility> = {}, image = {}) => ({
  id: name,
  name,
  enabled: true,
  visibility: { ...visibility, ...shown },
  image: { ...sampleImage(name, 688, 214), ...image },
  route: "/sports/v_outrights" as string | null,
  bannerType: "imageOnly",
});

export const composite = (name: string, shown: Partial<Visibility> = {}) => ({
  ...pictureOnly(name, shown),
  bannerType: "composite",
  alignContent: "center",
  alignText: "left",
  actionsAlign: "bottomLeft",
  title: { color: "#ffffff", text: { default: `Title of ${name}` } },
  caption: { color: "#ffffff", text: { default: "Saturday 18:30" } },
  action1: {
    color: "#10131a",
    backgroundColor: "#ffffff",
    borderRadius: 14,
    text: { default: `Markets of ${name}` },
    url: "/sports/d_all/s_1",
  },
});

/** A block with the same banners on both screens. */
export const bannerBlock = (banners: readonly object[], changes: object = {}) => ({
  blockType: "banner",
  tag: "banners",
  props: {
    bannerGroup: {
      mobileSize: "small",
      mobileBanners: banners,
      mobileAutoplay: 0,
      desktopSize: "medium",
      desktopBanners: banners,
      desktopAutoplay: 0,
      desktopBannersToShow: 1,
      desktopPauseAutoplayOnHover: true,
      ...changes,
    },
  },
});

interface Published {
  version: number;
  blocks: readonly object[];
}

interface OpenOptions {
  readonly appUrl: string;
  readonly published: Published;
  readonly context: BrowserContextOptions;
  readonly path?: string;
  /** Prepares the page before it opens the homepage. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens the default brand with these blocks before its own; `published` may be changed while it is open. Pictures named `broken` fail. */
export const openWithBanners = async (browser: Browser, options: OpenOptions): Promise<Page> => {
  const { appUrl, published, context, path = "/", prepare } = options;
  const page = await (await browser.newContext(context)).newPage();
  await page.route("**/api/media/file/*", (route) =>
    route.request().url().includes("broken")
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: "image/png", body: drawBands(300, 300) }),
  );
  const shipped = await (await fetch(`${appUrl}${brandPaths.document("default")}`)).json();
  const { homepage } = shipped.settings;
  await page.route(`**${brandPaths.document("default")}`, (route) => {
    const blocks = [...published.blocks, ...homepage.blocks];
    const settings = { ...shipped.settings, homepage: { ...homepage, blocks } };
    return route.fulfill({ json: { ...shipped, version: published.version, settings } });
  });
  await prepare?.(page);
  if (!page.url().startsWith(appUrl)) await page.goto(`${appUrl}${path}`);
  return page;
};

export const stripOf = (page: Page): Locator => page.getByRole("region", { name: "Highlights" });

/** The colour in the middle of an element's screenshot. */
export const colorOf = async (shown: Locator): Promise<number[]> => {
  const { width, height, data } = PNG.sync.read(await shown.screenshot());
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  return [...data.subarray(at, at + 3)];
};
