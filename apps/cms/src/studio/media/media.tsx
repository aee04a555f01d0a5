"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { MediaPage } from "./media-page.tsx";

interface MediaProps {
  readonly brands: readonly StudioBrand[];
  readonly appUrl: string;
}

/** The pictures of a brand: to add, describe, find and replace them. */
export const Media = (props: MediaProps) => {
  const isBrowser = useIsBrowser();
  const [first] = props.brands;
  return isBrowser && first ? <MediaPage {...props} first={first} /> : <Opening isEmpty={!first} />;
};
