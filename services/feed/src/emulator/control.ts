import { pairSchema } from "@touchline/protocol";
import * as z from "zod/mini";
import type { OfferSource } from "../source.ts";
import { parseUrn } from "../sources/unified-feed/wire/urn.ts";
import type { Broker } from "./broker.ts";
import { faultsSchema } from "./faults.ts";
import { type RiskSystem, riskRulesSchema } from "./risk.ts";
import type { World } from "./world.ts";

const endSchema = z.object({ event: z.string(), ending: z.enum(["ENDED", "ABANDONED"]) });
const correctSchema = z.object({ event: z.string(), score: pairSchema });

export interface Controlled {
  readonly world: World;
  readonly broker: Broker;
  readonly source: OfferSource;
  readonly risk: RiskSystem | null;
}

const idOf = (urn: string): number => parseUrn(urn)?.number ?? 0;

/** For tests: sets faults, ends matches, and tells what is true. Null where there is no such command. */
export const answerControl = ({ world, broker, source, risk }: Controlled, command: string, body: string): unknown => {
  switch (command) {
    case "faults":
      broker.set(faultsSchema.parse(JSON.parse(body || "{}")));
      return { ok: true };
    case "risk":
      risk?.set(riskRulesSchema.parse(JSON.parse(body || "{}")));
      return risk && { asked: risk.asked() };
    case "truth":
      return world.offered().map(({ urn, event, producer }) => ({ urn, event, producer }));
    case "end": {
      const { event, ending } = endSchema.parse(JSON.parse(body));
      return { ok: source.end?.(idOf(event), ending) ?? false };
    }
    case "correct": {
      const { event, score } = correctSchema.parse(JSON.parse(body));
      return { ok: source.correct?.(idOf(event), score) ?? false };
    }
    default:
      return null;
  }
};
