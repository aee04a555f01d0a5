"use client";

import { useIsBrowser } from "../data/use-is-browser.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Opening } from "../parts/opening.tsx";
import { TimeMachinePage } from "./time-machine-page.tsx";

interface TimeMachineProps {
  readonly brands: readonly StudioBrand[];
  readonly appUrl: string;
}

/** A brand at any moment, for any audience, language, theme and width, with the content of the draft. */
export const TimeMachine = (props: TimeMachineProps) => {
  const isBrowser = useIsBrowser();
  const [first] = props.brands;
  return isBrowser && first ? <TimeMachinePage {...props} first={first} /> : <Opening isEmpty={!first} />;
};
