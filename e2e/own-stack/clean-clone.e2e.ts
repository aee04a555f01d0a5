import { expect, test } from "vitest";
import { waitUntil } from "../../stack/process.ts";
import { launchBrowser, PHONE } from "../../testkit/browser.ts";
import { readScreen } from "../../testkit/screen.ts";
import { cloneProject } from "../dev-from-clone.ts";

test("from a clean clone, install and dev end in a page with moving odds, and Ctrl-C leaves nothing behind", async () => {
  const clone = await cloneProject();
  const dev = await clone.startDev("exec node scripts/dev.ts");
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(`http://127.0.0.1:${clone.base}/live`);
    await page.waitForSelector("[data-outcome]");
    const before = await readScreen(page);
    const moved = async () => {
      const now = await readScreen(page);
      return [...now].filter(([id, shown]) => before.has(id) && before.get(id) !== shown).length >= 3;
    };
    await waitUntil("three prices have moved", moved, { timeout: 30_000 });
    // Readable, prefixed logs.
    for (const name of ["feed", "bets", "api", "push", "app"])
      expect(dev.lines.some((line) => line.includes(name))).toBe(true);
  } finally {
    await browser.close();
    expect(await dev.stop()).toBe(0);
  }
  expect(await clone.openPorts()).toEqual([]);
  clone.remove();
}, 400_000);
