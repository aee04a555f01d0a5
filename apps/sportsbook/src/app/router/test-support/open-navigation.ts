import { brandDocument, loadBrand } from "@touchline/brands/shipped";
import type { Pack } from "@touchline/jurisdictions";
import { onTestFinished, vi } from "vitest";
import { createAppConfig } from "../../../config/app-config.ts";
import { createBrowserAddressBar } from "../address-bar.ts";
import { createNavigation } from "../create-navigation.ts";

/** The app at an address, until the test is over: files that share a window would otherwise hear each other's steps. */
export const openNavigation = (
  address: string,
  brand = "default",
  findCatalog: Parameters<typeof createNavigation>[2] = async () => undefined,
  pack?: Pack,
) => {
  const listening = vi.spyOn(window, "addEventListener");
  const before = listening.mock.calls.length;
  history.replaceState(null, "", address);
  const config = createAppConfig({ brand: brandDocument(loadBrand(brand)), currency: null, version: "test", pack });
  const navigation = createNavigation(createBrowserAddressBar(), config, findCatalog);
  const listeners = listening.mock.calls.slice(before);
  onTestFinished(() => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
  });
  return navigation;
};
