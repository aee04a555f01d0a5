import type { IncomingHttpHeaders } from "node:http";
import type { PageRequest } from "./app-entry.ts";

/** `de-AT,de;q=0.9,en;q=0.5`: the dearest first. */
const languagesOf = (accepted: string | undefined): readonly string[] =>
  (accepted ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return { tag, weight: Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && tag !== "*" && weight > 0)
    .toSorted((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);

const PHONE = /Mobi|iPhone|Android.*Mobile/;

/** Browsers of the Chromium family say it themselves; of the others the name tells. A tablet has a wide page. */
const isPhone = (headers: IncomingHttpHeaders): boolean => {
  const said = headers["sec-ch-ua-mobile"];
  return said === undefined ? PHONE.test(headers["user-agent"] ?? "") : said === "?1";
};

/** In a frame the page around the app decides about it: that is nothing a server knows. */
const FRAMES: readonly unknown[] = ["iframe", "frame", "embed", "object"];

/** Null for a request that no page is drawn for. */
export const pageRequestOf = (
  method: string | undefined,
  address: string,
  headers: IncomingHttpHeaders,
): PageRequest | null => {
  if ((method !== "GET" && method !== "HEAD") || FRAMES.includes(headers["sec-fetch-dest"])) return null;
  return { address, languages: languagesOf(headers["accept-language"]), isPhone: isPhone(headers) };
};

/** What a page depends on beside its address. */
export const VARY = "accept-encoding, accept-language, sec-ch-ua-mobile, user-agent, sec-fetch-dest";
