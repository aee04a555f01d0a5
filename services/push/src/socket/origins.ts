const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Browsers let any page open a websocket to any host, so the server has to check the origin. Without a list only local pages are
 * allowed. A client without an origin is not a browser.
 */
export const createOriginCheck = (allowed: string): ((origin: string | undefined) => boolean) => {
  const origins = new Set(allowed.split(",").map((origin) => origin.trim()));
  origins.delete("");
  return (origin) => origin === undefined || (origins.size > 0 ? origins.has(origin) : LOCAL.test(origin));
};
