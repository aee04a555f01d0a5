import type { CDPSession, Page } from "playwright-core";
import { PNG } from "pngjs";

/** Forces hover, active and focus states on the elements that request them. */
const forceStates = async (session: CDPSession): Promise<void> => {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const state of ["hover", "active", "focus-visible"]) {
    const selector = `[data-force="${state}"] > :first-child`;
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [state] });
  }
};

/** The bounds of the story and of whatever it opened, without backdrops. */
const findEdges = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll("#storybook-root > *, [data-base-ui-portal] :not([role=presentation])"),
    ];
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width * height > 1);
    const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
    const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))));
    const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))));
    const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)));
    return { x, y, width: right - x, height: bottom - y };
  });

const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))));

/** Beyond the window's height Chromium sometimes leaves icons out, so the window grows to the story's. */
export const takePicture = async (page: Page): Promise<PNG> => {
  const session = await page.context().newCDPSession(page);
  await forceStates(session);
  const clip = await findEdges(page);
  const size = page.viewportSize();
  const isTall = size !== null && clip.y + clip.height > size.height;
  if (isTall) {
    await page.setViewportSize({ width: size.width, height: clip.y + clip.height });
    await untilPainted(page);
  }
  const picture = await page.screenshot({ clip, fullPage: true, animations: "disabled", caret: "hide" });
  if (isTall) await page.setViewportSize(size);
  await session.detach();
  return PNG.sync.read(picture);
};
