import type { Start } from "./start.ts";

declare global {
  interface Window {
    /** Left by the script before the first paint, for the app to go on from. */
    touchlineStart?: Promise<Start & { readonly styled: Promise<void> }>;
  }
}
