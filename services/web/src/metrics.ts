import { counter, histogram } from "@touchline/server-kit";

export const drawingSeconds = histogram(
  "touchline_web_drawing_seconds",
  "Time to draw a page, with the answers it is drawn from",
);

export const pages = counter(
  "touchline_web_pages_total",
  "Pages that were asked for: drawn, shared (drawn for somebody else before), own (each visitor's, never drawn), late, refused (too many drawings at a time) or failed",
  ["outcome"],
);
