import { betslipRoutes } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand } from "../complaint.ts";
import { findOffered } from "../offered.ts";
import { nameOf } from "../wire/call.ts";
import { demandProblem } from "../wire/read-answer.ts";
import { NO_CODE, NO_EVENT } from "./samples.ts";

const { assemble, share, shared } = betslipRoutes;

const NO_TENANT_UUID = "0193a1b0-0000-7000-8000-000000000001";

export const betslipChecks: readonly Check[] = checksOf("Slips", { fix: "Answer by the schema of this call." }, [
  {
    name: nameOf(assemble),
    proves:
      "Stored selections are returned in order with current prices; what is no longer offered is marked, not left out.",
    run: async (context) => {
      const { event, slot } = await findOffered(context);
      const stored = [
        { eventId: NO_EVENT, slots: [0], odds: 200 },
        { eventId: event.id, slots: [slot], odds: null },
      ];
      const { selections } = await context.call(assemble, {
        body: { bet: { selections: stored }, tenantUuid: NO_TENANT_UUID, languageCode: "en" },
      });
      const told = selections.map(({ eventId, availability }) => `${eventId} ${availability}`).join(", ");
      const [gone, open] = selections;
      demand(
        selections.length === 2 && gone?.eventId === NO_EVENT && open?.eventId === event.id,
        `events ${NO_EVENT} and ${event.id} were asked for, and it answered with ${told || "none"}`,
      );
      demand(gone?.availability === "gone", `an event that is not there was called ${gone?.availability}`);
      demand(open?.availability !== "gone" && open?.markets.length === 1, `an open outcome was answered as ${told}`);
    },
  },
  {
    name: `${nameOf(shared)} of no slip`,
    proves: "A code that was never issued is not found.",
    fix: "Answer 404 with the code NOT_FOUND.",
    needs: ["tenant"],
    run: async ({ askFor, options }) => {
      for (const code of [NO_CODE, "no-code"]) {
        const query = { tenant: options.tenant ?? "" };
        demandProblem(await askFor(shared, { params: { code }, query }), 404, "NOT_FOUND");
      }
    },
  },
  {
    name: nameOf(share),
    proves: "A slip gets a code, the same slip the same code, and the code returns the slip.",
    needs: ["tenant", "place"],
    run: async (context) => {
      const { event, slot } = await findOffered(context);
      const tenant = context.options.tenant ?? "";
      const selections = [{ eventId: event.id, slots: [slot], odds: 200 }];
      const body = { tenant, betslip: { type: "single", selections, bankers: [] } };
      const { code } = await context.call(share, { body });
      const again = await context.call(share, { body });
      demand(again.code === code, `the same slip had the codes ${code} and ${again.code}`);
      const { betslip } = await context.call(shared, { params: { code }, query: { tenant } });
      const [selection] = betslip.selections;
      demand(
        selection?.eventId === event.id && selection.slots[0] === slot,
        `the code ${code} was made of event ${event.id}, slot ${slot}, and came back as ${JSON.stringify(betslip.selections)}`,
      );
    },
  },
  {
    name: `${nameOf(shared)} of another tenant`,
    proves: "A code is valid for its own tenant only.",
    fix: "Look codes up by tenant and code.",
    needs: ["tenant", "place"],
    run: async (context) => {
      const { event, slot } = await findOffered(context);
      const betslip = { type: "single", selections: [{ eventId: event.id, slots: [slot], odds: 200 }], bankers: [] };
      const { code } = await context.call(share, { body: { tenant: context.options.tenant, betslip } });
      const foreign = { params: { code }, query: { tenant: "conformance-nobody" } };
      demandProblem(await context.askFor(shared, foreign), 404, "NOT_FOUND");
    },
  },
]);
