import { describe, expect, test } from "vitest";
import { sharedPage } from "./shared-page.ts";

const stories = sharedPage();

describe("tabs", () => {
  const current = (): Promise<string | null> => stories.page.getByRole("tab", { selected: true }).textContent();

  test("PEER-12 arrow keys choose, Home goes to the first", async () => {
    await stories.show("tabs--groups");
    await stories.press("Tab", "ArrowRight");
    await expect.poll(current).toBe("Bet builder");
    await stories.press("Home");
    await expect.poll(current).toBe("All128");
    expect(await stories.page.getByRole("tabpanel").textContent()).toContain("all");
  });

  test("PEER-15 arrow keys follow the reading direction", async () => {
    await stories.show("tabs--groups", "rtl");
    await stories.press("Tab", "ArrowLeft");
    await expect.poll(current).toBe("Bet builder");
    await stories.press("ArrowRight");
    await expect.poll(current).toBe("Main");
  });
});

describe("menu", () => {
  test("PEER-12 works by arrows and by letters, and returns focus", async () => {
    await stories.show("menu--closed");
    await stories.press("Tab", "Enter");
    await stories.page.getByRole("menu").waitFor();
    await expect.poll(stories.focused).toBe("View ticket");
    await stories.press("ArrowDown");
    await expect.poll(stories.focused).toBe("Copy code");
    await stories.press("r");
    await expect.poll(stories.focused).toBe("Rebet");
    await stories.press("Enter");
    await stories.page.getByText("Last: rebet").waitFor();
    await expect.poll(stories.focused).toBe("More");
    await stories.press("Enter");
    await stories.page.getByRole("menu").waitFor();
    await stories.press("Escape");
    await stories.page.getByRole("menu").waitFor({ state: "detached" });
    await expect.poll(stories.focused).toBe("More");
  });

  test("PEER-12 says which of its choices is the current one", async () => {
    await stories.show("menu--with-choice");
    const isChosen = (name: string) => stories.page.getByRole("menuitemradio", { name }).getAttribute("aria-checked");
    expect(await isChosen("Accept higher odds")).toBe("true");
    await stories.page.getByRole("menuitemradio", { name: "Ask me" }).click();
    await stories.page.getByRole("menu").waitFor({ state: "detached" });
    await stories.page.getByRole("button", { name: "Odds changes" }).click();
    expect(await isChosen("Ask me")).toBe("true");
  });
});

describe("accordion", () => {
  test("PEER-12 opens and closes by key; its star is a separate button", async () => {
    await stories.show("accordion--market-heads");
    const head = stories.page.getByRole("button", { name: "Match result", exact: true });
    await stories.press("Tab", "Enter");
    await expect.poll(() => head.getAttribute("aria-expanded")).toBe("false");
    await stories.page.getByText("Ashbourne, Draw, Harrow Vale").waitFor({ state: "detached" });
    await stories.press("Space");
    await stories.page.getByText("Ashbourne, Draw, Harrow Vale").waitFor();
    await stories.press("Tab");
    expect(await stories.focused()).toBe("Pin Match result to the top");
    await stories.press("Enter");
    const star = stories.page.getByRole("button", { name: "Pin Match result to the top" });
    await expect.poll(() => star.getAttribute("aria-pressed")).toBe("false");
    expect(await head.getAttribute("aria-expanded")).toBe("true");
  });
});
