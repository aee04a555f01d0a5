import { createContext } from "react";

/** What a server draws the page for. */
export interface DrawnFor {
  /** Of the window, in pixels. */
  readonly width: number;
  readonly direction: "ltr" | "rtl";
}

/** Null in a page that the browser draws by itself. */
export const DrawnForContext = createContext<DrawnFor | null>(null);
