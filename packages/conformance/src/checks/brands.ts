import { isDeepStrictEqual } from "node:util";
import { brandRoutes } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { CannotTell, demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import { nameOf } from "../wire/call.ts";
import { demandStatus } from "../wire/read-answer.ts";

const { brandDocument, brandVersion } = brandRoutes;

const NO_BRAND = "conformance-no-such-brand";

const readLatest = ({ call, options }: Context) => call(brandDocument, { params: { slug: options.brand } });

const isForever = (cacheControl: string | null): boolean => /\bimmutable\b/.test(cacheControl ?? "");

export const brandChecks: readonly Check[] = checksOf(
  "What was published",
  { fix: "Answer with the brand's document by brand.schema.json, without requiring a token." },
  [
    {
      name: nameOf(brandDocument),
      proves: "The newest settings of a brand are returned, and belong to that brand.",
      run: async (context) => {
        const { slug } = await readLatest(context);
        demand(slug === context.options.brand, `the document of ${context.options.brand} says it is ${slug}'s`);
      },
    },
    {
      name: `${nameOf(brandDocument)} may be kept, not for good`,
      proves: "The newest settings may be cached for a short time only, so that clients get newer ones.",
      fix: "Send a short max-age, and never `immutable`, because a newer version may be published at any time.",
      run: async ({ askFor, options }) => {
        const { headers } = await askFor(brandDocument, { params: { slug: options.brand } });
        demand(!isForever(headers.get("cache-control")), "the newest version is said never to change");
      },
    },
    {
      name: nameOf(brandVersion),
      proves: "A version is the same as when it was the newest, and never changes.",
      fix: "Store every version as it was published, and send `immutable` with it.",
      run: async (context) => {
        const latest = await readLatest(context);
        if (latest.version === 0) throw new CannotTell(`nothing of ${context.options.brand} was ever published`);
        const params = { slug: context.options.brand, version: latest.version };
        const answer = await context.call(brandVersion, { params });
        demand(isDeepStrictEqual(answer, latest), `version ${latest.version} is not what the newest was`);
        const { headers } = await context.askFor(brandVersion, { params });
        demand(isForever(headers.get("cache-control")), "a version is not said to be immutable");
      },
    },
    {
      name: `${nameOf(brandDocument)} of nobody's`,
      proves: "An unknown brand has no document.",
      fix: "Answer 404: with another brand's document the app would show that brand.",
      run: async ({ askFor }) => demandStatus(await askFor(brandDocument, { params: { slug: NO_BRAND } }), 404),
    },
  ],
);
