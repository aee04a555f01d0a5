"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { PagesPage } from "./pages-page.tsx";

interface PagesProps {
  readonly brands: readonly StudioBrand[];
  readonly appUrl: string;
}

/** The homepage of a brand block by block, and its other settings. */
export const Pages = (props: PagesProps) => {
  const isBrowser = useIsBrowser();
  const [first] = props.brands;
  return isBrowser && first ? <PagesPage {...props} first={first} /> : <Opening isEmpty={!first} />;
};
