import type { CSSProperties } from "react";
import { type SpanOfTime, shareOf } from "../model/span.ts";

/** Where something stands along the track. */
export const placeIn = (span: SpanOfTime, { from, to }: SpanOfTime): CSSProperties => {
  const start = shareOf(span, from);
  return { insetInlineStart: `${start * 100}%`, inlineSize: `${(shareOf(span, to) - start) * 100}%` };
};
