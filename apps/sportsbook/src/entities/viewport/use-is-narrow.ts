import { createContext, useContext } from "react";
import { below } from "../../ui/metrics.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";

/** The widths of phones, upright and on their side. */
export const NARROW = below("tablet");

/** Null: the width of the window decides. The shell sets it once for the page; the ticket page can be forced to the layout of a phone. */
export const NarrowContext = createContext<boolean | null>(null);

export const useIsNarrow = (): boolean => useMediaQuery(NARROW, useContext(NarrowContext));
