import type { Locator, Page } from "playwright-core";

interface Drag {
  readonly page: Page;
  readonly panel: Locator;
  readonly axis: "x" | "y";
  readonly sign: 1 | -1;
  /** How far the panel is dragged, as a share of its size; a panel that does not move is released at the end. */
  readonly share: number;
}

const STEP = 4;
/** Slow enough to be a drag and not a flick. */
const SECONDS_PER_STEP = 0.04;

/**
 * Drags a panel by touch and releases it. Browsers ignore the first pixels of a touch, so the panel's position is measured instead of the
 * finger's. Each touch has a synthetic timestamp, so that slow drags take no real time.
 */
export const drag = async ({ page, panel, axis, sign, share }: Drag): Promise<void> => {
  const box = await panel.boundingBox();
  if (!box) throw new Error("the panel has no bounding box");
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  // Where there is nothing to press.
  const from = { x: box.x + box.width / 2, y: box.y + 80 };

  const touch = (type: "touchStart" | "touchMove" | "touchEnd", step: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ ...from, [axis]: from[axis] + sign * step * STEP }],
      timestamp: start + step * SECONDS_PER_STEP,
    });
  const goneShare = async (): Promise<number> => {
    const now = await panel.boundingBox();
    return Math.abs((now?.[axis] ?? 0) - box[axis]) / (axis === "x" ? box.width : box.height);
  };

  await touch("touchStart", 0);
  let step = 0;
  while (step * STEP < box[axis === "x" ? "width" : "height"] && (await goneShare()) < share)
    await touch("touchMove", (step += 1));
  await touch("touchEnd", step);
  await session.detach();
};
