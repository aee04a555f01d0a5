import type { Env } from "../../env/env.ts";
import type { HostLink } from "../../host/host-link.ts";

/** Within this time, in milliseconds, the host gets the same message once, and at most so many different ones. */
const PERIOD = 10_000;
const MOST_IN_PERIOD = 10;
const MAX_LENGTH = 500;

/** Errors go to the console and to the host. A part that fails again and again must not flood the host with messages. */
export const createReport = ({ notify }: Pick<HostLink, "notify">, now: () => number): Env["report"] => {
  /** Messages of the last period, with the time of each. */
  const sent = new Map<string, number>();
  const mayNotify = (text: string): boolean => {
    for (const [earlier, at] of sent) if (now() - at >= PERIOD) sent.delete(earlier);
    if (sent.has(text) || sent.size >= MOST_IN_PERIOD) return false;
    sent.set(text, now());
    return true;
  };
  return (error, where = "data") => {
    console.error(`${where}:`, error);
    const message = `${where}: ${error}`.slice(0, MAX_LENGTH);
    if (mayNotify(message)) notify("error", { code: "APP_ERROR", message });
  };
};
