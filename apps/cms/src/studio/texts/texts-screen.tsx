"use client";

import { useBrand } from "../data/use-brand.ts";
import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { TextsPage } from "./texts-page.tsx";

interface TextsScreenProps {
  readonly brands: readonly StudioBrand[];
  readonly appUrl: string;
}

interface ChosenProps extends TextsScreenProps {
  readonly first: StudioBrand;
}

/** Each brand has a page of its own, so that nothing of one is saved in another. */
const Chosen = ({ brands, first, appUrl }: ChosenProps) => {
  const [brand, setBrand] = useBrand(brands, first);
  return <TextsPage key={brand.id} brands={brands} brand={brand} onBrand={setBrand} appUrl={appUrl} />;
};

/** The words of the interface and of the content, by language, with the app beside them. */
export const TextsScreen = (props: TextsScreenProps) => {
  const isBrowser = useIsBrowser();
  const [first] = props.brands;
  return isBrowser && first ? <Chosen {...props} first={first} /> : <Opening isEmpty={!first} />;
};
