import type { QueryClient } from "@tanstack/react-query";
import { type Betslip, selectionsOf } from "@touchline/betting";
import type { AssembledSelection, AssembleRequest, StoredSelection } from "@touchline/protocol";
import type { Assemble } from "../../../net/betslips-api.ts";
import { assembleQuery } from "../../queries.ts";
import { request } from "../../request.ts";
import { renewSelection } from "./assembled.ts";
import type { SlipActions } from "./slip-actions.ts";
import { slipsOf } from "./slip-families.ts";
import { storedOf } from "./slots.ts";

export type AssembleTerms = Omit<AssembleRequest, "bet">;

/** How many selections one call may hold. */
const MOST_AT_ONCE = 60;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, index) =>
    items.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );

/** Stored selections as today's offer has them, in the order asked for. */
export const createAssemble =
  (
    ask: (request: AssembleRequest, signal: AbortSignal) => Promise<readonly AssembledSelection[]>,
    terms: () => AssembleTerms,
  ): Assemble =>
  async (stored, signal) =>
    (await Promise.all(chunksOf(stored).map((selections) => ask({ bet: { selections }, ...terms() }, signal)))).flat();

interface AssemblerOptions {
  readonly client: QueryClient;
  readonly assemble: Assemble;
  readonly slips: SlipActions;
  /** The slips are of today. */
  readonly onDone: () => void;
}

const keyOf = ({ eventId, slots }: Pick<StoredSelection, "eventId" | "slots">): string => `${eventId}/${slots.join()}`;

const renew = (slip: Betslip, byKey: ReadonlyMap<string, AssembledSelection>): Betslip =>
  selectionsOf(slip).reduce((held, selection) => {
    const assembled = byKey.get(keyOf(storedOf(slip, selection)));
    return assembled ? renewSelection(held, assembled, selection.id) : held;
  }, slip);

/** Brings slips that were kept up to today, and tries until it could. What the bettor does meanwhile stays done. */
export const createAssembler = ({ client, assemble, slips, onDone }: AssemblerOptions) => {
  let cancel = (): void => undefined;

  return {
    run: (): void => {
      cancel();
      const stored = slipsOf(slips.families()).flatMap((slip) =>
        selectionsOf(slip).map((selection) => storedOf(slip, selection)),
      );
      if (stored.length === 0) return;
      const once = [...new Map(stored.map((each) => [keyOf(each), each])).values()];
      cancel = request(client, assembleQuery(assemble, once), {
        onAnswer: (assembled) => {
          const byKey = new Map(assembled.map((selection) => [keyOf(selection), selection]));
          slips.updateSlips((slip) => renew(slip, byKey));
          onDone();
        },
      });
    },
  };
};
