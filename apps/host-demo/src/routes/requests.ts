import type { FastifyRequest } from "fastify";

export const HTML = "text/html; charset=utf-8";

/** A form of another site must not sign anybody in or out, nor move money. Browsers say where a request comes from. */
export const isForeign = ({ headers }: FastifyRequest): boolean => {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
};

export const changesSomething = ({ method }: FastifyRequest): boolean => method !== "GET" && method !== "HEAD";

/** The site's own script sends JSON and wants an answer; a form wants a page. */
export const isFromScript = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/json") ?? false;
