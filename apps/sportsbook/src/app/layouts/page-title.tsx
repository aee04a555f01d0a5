import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { pageTitleOf } from "../screens/route-screen.tsx";
import { writeTitle } from "../screens/use-screen-title.ts";
import { useServices } from "../services.ts";
import { useCounts } from "./use-counts.ts";

/** What the page is called in a tab, a bookmark and the history. It changes with the address, before the screen does. */
export const PageTitle = () => {
  const { config, navigation } = useServices();
  const location = useStore(navigation.location);
  const title = pageTitleOf(location.route, useCounts());
  const { name } = config.brand;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location of the same name takes the title back from a screen
  useLayoutEffect(() => writeTitle(title, name), [location, title, name]);
  return null;
};
