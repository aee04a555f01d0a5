import { isDeepStrictEqual } from "node:util";
import { punterRoutes } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import { nameOf } from "../wire/call.ts";
import { demandProblem } from "../wire/read-answer.ts";
import { NO_EVENT } from "./samples.ts";

const { favourites, changeFavourites, preferences, changePreferences, betslips, keepBetslips } = punterRoutes;

const tokenOf = ({ options }: Context) => ({ token: options.token });

const FAR_BEYOND = 1_000_000;

export const punterChecks: readonly Check[] = checksOf(
  "What is kept of a punter",
  { fix: "Answer by the schema of this call, and store what was sent.", needs: ["token"] },
  [
    {
      name: nameOf(favourites),
      proves: "Favourites are returned by kind.",
      run: async (context) => void (await context.call(favourites, tokenOf(context))),
    },
    {
      name: nameOf(changeFavourites),
      proves: "An added favourite is returned afterwards, and no longer once it is removed.",
      run: async (context) => {
        const change = (body: object) => context.call(changeFavourites, { ...tokenOf(context), body });
        const before = await context.call(favourites, tokenOf(context));
        try {
          const added = await change({ events: [NO_EVENT] });
          demand(added.events.includes(NO_EVENT), "a favourite was added, and the answer does not have it");
          const read = await context.call(favourites, tokenOf(context));
          demand(isDeepStrictEqual(read, added), "what is read afterwards is not what the change answered with");
        } finally {
          await change({ eventsForRemoval: [NO_EVENT] });
        }
        const after = await context.call(favourites, tokenOf(context));
        demand(!after.events.includes(NO_EVENT), "a favourite was removed, and is still there");
        demand(after.events.length === before.events.length, "another favourite went along with the one removed");
      },
    },
    {
      name: nameOf(preferences),
      proves: "Preferences have only the fields of the contract.",
      run: async (context) => void (await context.call(preferences, tokenOf(context))),
    },
    {
      name: nameOf(changePreferences),
      proves: "An empty change changes nothing, and returns all preferences.",
      run: async (context) => {
        const before = await context.call(preferences, tokenOf(context));
        const after = await context.call(changePreferences, { ...tokenOf(context), body: {} });
        demand(isDeepStrictEqual(before, after), "preferences are others after a change that named none");
      },
    },
    {
      name: `${nameOf(changePreferences)} of one`,
      proves: "A changed preference is stored, and the others stay as they are.",
      needs: ["place"],
      run: async (context) => {
        const change = (body: object) => context.call(changePreferences, { ...tokenOf(context), body });
        const before = await context.call(preferences, tokenOf(context));
        const wanted = before.defaultPayment === "1.01" ? "1.02" : "1.01";
        try {
          await change({ defaultPayment: wanted });
          const read = await context.call(preferences, tokenOf(context));
          demand(
            isDeepStrictEqual(read, { ...before, defaultPayment: wanted }),
            `defaultPayment was set to ${wanted}, and ${JSON.stringify(read)} is what there is afterwards`,
          );
        } finally {
          await change({ defaultPayment: before.defaultPayment ?? null });
        }
      },
    },
    {
      name: nameOf(betslips),
      proves: "Stored slips are returned with their version.",
      run: async (context) => void (await context.call(betslips, tokenOf(context))),
    },
    {
      name: `${nameOf(keepBetslips)} over another device's`,
      proves: "Slips that another device has changed since are not overwritten.",
      fix: "Compare base with the stored version, and answer 409 with the code CHANGED_SINCE where they differ.",
      run: async (context) => {
        const { version } = await context.call(betslips, tokenOf(context));
        const body = { base: version + FAR_BEYOND, content: {} };
        demandProblem(await context.askFor(keepBetslips, { ...tokenOf(context), body }), 409, "CHANGED_SINCE");
      },
    },
    {
      name: nameOf(keepBetslips),
      proves: "Slips are stored as they were sent, under a new version.",
      needs: ["place"],
      run: async (context) => {
        const before = await context.call(betslips, tokenOf(context));
        const content = before.content ?? {};
        const kept = await context.call(keepBetslips, { ...tokenOf(context), body: { base: before.version, content } });
        demand(kept.version > before.version, `version ${before.version} was followed by ${kept.version}`);
        const read = await context.call(betslips, tokenOf(context));
        demand(isDeepStrictEqual(read, kept), "what is read afterwards is not what the change answered with");
        demand(isDeepStrictEqual(read.content, content), "the content is not what was sent");
      },
    },
  ],
);
