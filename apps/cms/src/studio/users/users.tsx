"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { UsersPage } from "./users-page.tsx";

/** Who works in the studio for the tenant, and who may do what. */
export const Users = ({ brands }: { readonly brands: readonly StudioBrand[] }) => {
  const isBrowser = useIsBrowser();
  const [first] = brands;
  return isBrowser && first ? <UsersPage brands={brands} first={first} /> : <Opening isEmpty={!first} />;
};
