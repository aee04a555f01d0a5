import { loadBrand } from "@touchline/brands/shipped";
import { onTestFinished, vi } from "vitest";
import { createBrowserAddressBar } from "../address-bar.ts";
import { createNavigation } from "../create-navigation.ts";

/** The app at an address, until the test is over: files that share a window would otherwise hear each other's steps. */
export const openNavigation = (
  address: string,
  brand = "default",
  findCatalog: Parameters<typeof createNavigation>[3] = async () => undefined,
) => {
  const listening = vi.spyOn(window, "addEventListener");
  const before = listening.mock.calls.length;
  history.replaceState(null, "", address);
  const { generalSettings, integrationWidgets } = loadBrand(brand).settings;
  const navigation = createNavigation(createBrowserAddressBar(), generalSettings, integrationWidgets, findCatalog);
  const listeners = listening.mock.calls.slice(before);
  onTestFinished(() => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
  });
  return navigation;
};
