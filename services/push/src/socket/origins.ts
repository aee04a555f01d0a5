const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A browser lets any page open a websocket anywhere, so the node must look where the page is from.
 * Without a list, pages of the same machine only. Who sends no origin is no browser.
 */
export const createOriginCheck = (allowed: string): ((origin: string | undefined) => boolean) => {
  const origins = new Set(allowed.split(",").map((origin) => origin.trim()));
  origins.delete("");
  return (origin) => origin === undefined || (origins.size > 0 ? origins.has(origin) : LOCAL.test(origin));
};
