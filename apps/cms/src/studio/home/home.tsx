"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { HomePage } from "./home-page.tsx";

interface HomeProps {
  readonly brands: readonly StudioBrand[];
  readonly appUrl: string;
}

/** The first screen: what is live, what comes next, what was changed by whom, and what is open. */
export const Home = (props: HomeProps) => {
  const isBrowser = useIsBrowser();
  const [first] = props.brands;
  return isBrowser && first ? <HomePage {...props} first={first} /> : <Opening isEmpty={!first} />;
};
