import { loadBrand } from "@touchline/brands/shipped";
import { createNavigation } from "../create-navigation.ts";

/** The app at an address. */
export const openNavigation = (
  address: string,
  brand = "default",
  findCatalog: Parameters<typeof createNavigation>[1] = async () => undefined,
) => {
  history.replaceState(null, "", address);
  return createNavigation(loadBrand(brand).settings.generalSettings, findCatalog);
};
