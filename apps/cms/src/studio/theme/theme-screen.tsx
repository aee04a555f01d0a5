"use client";

import { useBrand } from "../data/use-brand.ts";
import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { ThemePage } from "./theme-page.tsx";

interface ThemeScreenProps {
  readonly brands: readonly StudioBrand[];
  readonly appUrl: string;
}

interface ChosenProps extends ThemeScreenProps {
  readonly first: StudioBrand;
}

/** Each brand has a page of its own, so that nothing of one is saved in another. */
const Chosen = ({ brands, first, appUrl }: ChosenProps) => {
  const [brand, setBrand] = useBrand(brands, first);
  return <ThemePage key={brand.id} brands={brands} brand={brand} onBrand={setBrand} appUrl={appUrl} />;
};

/** Colours, corners and logo of a brand, with the app beside them. */
export const ThemeScreen = (props: ThemeScreenProps) => {
  const isBrowser = useIsBrowser();
  const [first] = props.brands;
  return isBrowser && first ? <Chosen {...props} first={first} /> : <Opening isEmpty={!first} />;
};
