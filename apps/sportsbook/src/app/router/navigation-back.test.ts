// @vitest-environment jsdom
import { expect, test } from "vitest";
import { openNavigation } from "./test-support/open-navigation.ts";

test("back leads out of the app only where nothing of the app lies before", async () => {
  const navigation = openNavigation("/live");
  navigation.go("/sports/d_all");
  navigation.go("/preferences");
  const popped = () => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  const step = async (move: () => void) => {
    const done = popped();
    move();
    await done;
  };
  await step(navigation.back);
  await step(() => history.forward());
  await step(navigation.back);
  expect(location.pathname).toBe("/sports/d_all");
  await step(navigation.back);
  expect(location.pathname).toBe("/live");
  navigation.back();
  expect(location.pathname).toBe("/homepage");
});
