import { notifyHost } from "../../host/host-line.ts";

/** In this time, in milliseconds, the host hears the same message once, and of so many different ones. */
const PERIOD = 10_000;
const MOST_IN_PERIOD = 10;
const MAX_LENGTH = 500;

/** What the host heard lately, and when. */
const told = new Map<string, number>();

/** A part that fails again and again must not flood the page around the app. */
const mayTell = (text: string, now: number): boolean => {
  for (const [earlier, at] of told) if (now - at >= PERIOD) told.delete(earlier);
  if (told.has(text) || told.size >= MOST_IN_PERIOD) return false;
  told.set(text, now);
  return true;
};

/** The only way an error leaves the app: to the log, and to the page around it. `where` names the part that failed. */
export const reportError = (error: unknown, where: string): void => {
  console.error(`${where}:`, error);
  const message = `${where}: ${error}`.slice(0, MAX_LENGTH);
  if (mayTell(message, performance.now())) notifyHost("error", { code: "APP_ERROR", message });
};
