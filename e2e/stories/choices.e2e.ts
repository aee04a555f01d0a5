import { describe, expect, test } from "vitest";
import { sharedPage } from "./shared-page.ts";

const stories = sharedPage();

describe("choices", () => {
  const checked = (): Promise<string[]> =>
    stories.page
      .getByRole("radio", { checked: true })
      .evaluateAll((marks) => marks.map((mark) => (mark.closest("label") ?? mark).textContent ?? ""));

  test("PEER-12 a radio list is one Tab stop, and arrows choose", async () => {
    await stories.show("radio-list--choices");
    await stories.press("Tab", "ArrowDown");
    await expect.poll(checked).toEqual(["Accept any changesNever ask"]);
    await stories.press("ArrowUp", "ArrowUp");
    await expect.poll(async () => (await checked())[0]).toMatch(/^Ask me/);
  });

  test("PEER-12 option cards are radios named by their titles, and arrows choose", async () => {
    await stories.show("option-cards--wide");
    await stories.press("Tab", "ArrowRight");
    await expect.poll(async () => (await checked())[0]).toBe("Wide");
    await stories.page.getByRole("radio", { name: "Light" }).click();
    await expect.poll(async () => (await checked()).at(-1)).toContain("Light");
  });

  test("PEER-15 segments follow the reading direction", async () => {
    await stories.show("segments--as-choice", "rtl");
    await stories.press("Tab", "ArrowLeft");
    await expect.poll(async () => (await checked())[0]).toBe("System");
    await stories.show("segments--as-choice");
    await stories.press("Tab", "ArrowLeft");
    await expect.poll(async () => (await checked())[0]).toBe("Single");
  });

  test("PEER-12 a switch and a checkbox toggle on Space, and on a tap on their label", async () => {
    await stories.show("switch-and-checkbox--switches");
    const keep = stories.page.getByRole("switch", { name: "Keep selections" });
    await stories.press("Tab", "Space");
    await expect.poll(() => keep.getAttribute("aria-checked")).toBe("true");
    await stories.page.getByText("Keep selections").click();
    await expect.poll(() => keep.getAttribute("aria-checked")).toBe("false");
    await stories.show("switch-and-checkbox--checkboxes");
    await stories.press("Tab", "Space");
    const system = stories.page.getByRole("checkbox", { name: "2/4 + 1 fix" });
    await expect.poll(() => system.getAttribute("aria-checked")).toBe("false");
  });
});

describe("slider", () => {
  const value = (): Promise<string | null> =>
    stories.page.getByRole("slider", { name: "Part of the stake" }).getAttribute("aria-valuetext");

  test("PEER-12 arrows move by one, page keys by ten, Home and End to the ends", async () => {
    await stories.show("slider--part");
    await stories.press("Tab", "ArrowRight");
    await expect.poll(value).toBe("41 percent");
    await stories.press("PageUp");
    await expect.poll(value).toBe("51 percent");
    await stories.press("PageDown", "ArrowLeft");
    await expect.poll(value).toBe("40 percent");
    await stories.press("End");
    await expect.poll(value).toBe("100 percent");
    await stories.press("Home");
    await expect.poll(value).toBe("0 percent");
  });

  test("PEER-15 the arrow in reading direction increases the value", async () => {
    await stories.show("slider--part", "rtl");
    await stories.press("Tab", "ArrowLeft");
    await expect.poll(value).toBe("41 percent");
  });
});
