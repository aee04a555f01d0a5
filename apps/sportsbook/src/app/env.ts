import { reportError } from "./boot/report-error.ts";
import type { Start } from "./boot/start.ts";

/** What the app is given from outside, so that a test can give it something else. */
export interface Env {
  /** What the script before the first paint has decided. */
  readonly start: Start;
  readonly version: string;
  /** Another page is around this one. Whether it is a host of ours is known when it has sent its first message. */
  readonly isEmbedded: boolean;
  /** `where` names the part that failed. */
  readonly report: (error: unknown, where: string) => void;
}

export const createBrowserEnv = (): Env & { readonly styled: Promise<void> } => {
  const start = window.touchlineStart;
  if (!start) throw new Error("the script before the first paint did not run");
  return {
    start,
    styled: start.styled,
    version: APP_VERSION,
    isEmbedded: window.parent !== window,
    report: reportError,
  };
};
