import type { PathWords } from "@touchline/protocol";
import type { Endpoint, PayloadHandler } from "payload";
import { answer, fail, forBrand } from "../access/brand-endpoint.ts";
import { type Fields, fieldsIn, listIn } from "../fields/form-value.ts";
import { findDestinations } from "./destinations.ts";
import { opensAt } from "./opens.ts";
import { askOffer } from "./platform-offer.ts";

const wordsOf = (brand: Fields): PathWords =>
  fieldsIn(fieldsIn(listIn(brand.generalSettings)[0]).pathWords) as unknown as PathWords;

type Find = (text: string, words: PathWords, locale: string) => Promise<object>;

/** About a text in the query. */
const about = (name: string, find: Find): PayloadHandler =>
  forBrand(async ({ req, brand }) => {
    const text = new URL(String(req.url)).searchParams.get(name) ?? "";
    try {
      return answer(await find(text, wordsOf(brand), String(listIn(brand.languages)[0] ?? "en")));
    } catch {
      return fail(502, "The platform does not answer. Try again, or write the path.");
    }
  });

/** What a link can open, and whether one does. */
export const linkEndpoints: Endpoint[] = [
  {
    path: "/:id/destinations",
    method: "get",
    handler: about("text", (text, words, locale) => findDestinations(askOffer, text, words, locale)),
  },
  {
    path: "/:id/opens",
    method: "get",
    handler: about("route", (route, words, locale) => opensAt(askOffer, route, words, locale)),
  },
];
