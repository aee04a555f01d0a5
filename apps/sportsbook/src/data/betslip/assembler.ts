import { type Betslip, selectionsOf } from "@touchline/betting";
import type { AssembledSelection, AssembleRequest, StoredSelection } from "@touchline/protocol";
import { renewSelection } from "./assembled.ts";
import type { SlipActions } from "./slip-actions.ts";
import { slipsOf } from "./slip-families.ts";
import { storedOf } from "./slots.ts";

export type AssembleTerms = Omit<AssembleRequest, "bet">;
export type Assemble = (stored: readonly StoredSelection[]) => Promise<readonly AssembledSelection[]>;

/** How many selections one call may hold. */
const MOST_AT_ONCE = 60;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, index) =>
    items.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );

/** Stored selections as today's offer has them, in the order asked for. */
export const createAssemble =
  (ask: (request: AssembleRequest) => Promise<readonly AssembledSelection[]>, terms: () => AssembleTerms): Assemble =>
  async (stored) =>
    (await Promise.all(chunksOf(stored).map((selections) => ask({ bet: { selections }, ...terms() })))).flat();

interface AssemblerOptions {
  readonly assemble: Assemble;
  readonly slips: SlipActions;
  /** Returns how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** The slips are of today. */
  readonly onDone: () => void;
  readonly onError: (error: unknown) => void;
}

const RETRY_AFTER = 3000;

const keyOf = ({ eventId, slots }: Pick<StoredSelection, "eventId" | "slots">): string => `${eventId}/${slots.join()}`;

const renew = (slip: Betslip, byKey: ReadonlyMap<string, AssembledSelection>): Betslip =>
  selectionsOf(slip).reduce((held, selection) => {
    const assembled = byKey.get(keyOf(storedOf(slip, selection)));
    return assembled ? renewSelection(held, assembled, selection.id) : held;
  }, slip);

/** Brings slips that were kept up to today, and tries until it could. What the bettor does meanwhile stays done. */
export const createAssembler = ({ assemble, slips, after, onDone, onError }: AssemblerOptions) => {
  let round = 0;
  let cancelRetry = (): void => undefined;

  const run = async (): Promise<void> => {
    const mine = ++round;
    cancelRetry();
    const stored = slipsOf(slips.families()).flatMap((slip) =>
      selectionsOf(slip).map((selection) => storedOf(slip, selection)),
    );
    if (stored.length === 0) return;
    try {
      const assembled = await assemble([...new Map(stored.map((each) => [keyOf(each), each])).values()]);
      if (mine !== round) return;
      const byKey = new Map(assembled.map((selection) => [keyOf(selection), selection]));
      slips.updateSlips((slip) => renew(slip, byKey));
      onDone();
    } catch (error) {
      if (mine !== round) return;
      onError(error);
      cancelRetry = after(RETRY_AFTER, () => void run());
    }
  };

  return { run: (): void => void run() };
};
