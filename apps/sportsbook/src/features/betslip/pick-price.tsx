import type { Move, OddsFormat, Price, Selection } from "@touchline/betting";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { SelectionPrice } from "../../ui/selection-price.tsx";

interface PickPriceProps {
  readonly selection: Selection;
  readonly odds: Price | null;
  readonly move: Move | null;
  readonly format: OddsFormat;
}

const MOVE_WORDS = { up: "slip.rose", down: "slip.fell" } as const;

/** A price of several selections together counts as one outcome. */
const outcomesOf = ({ type, markets }: Selection): number =>
  type === "bet_builder" ? 1 : (Object.values(markets)[0]?.outcomes ?? 1);

/** The price of a pick: as it is, against what was agreed to, locked, or still to come. */
export const PickPrice = ({ selection, odds, move, format }: PickPriceProps) => {
  const words = priceWords(format, outcomesOf(selection));
  if (selection.availability === "suspended") return <SelectionPrice price="" suspended={words.suspended} />;
  if (selection.availability === "gone") return <SelectionPrice price="" suspended={words.unavailable} />;
  if (odds === null) return <SelectionPrice price="" pending={message("error.price_pending")} />;
  const { previousOdds } = selection;
  const change =
    move === null || previousOdds === null
      ? undefined
      : { from: words.format(previousOdds), move, words: message(MOVE_WORDS[move]) };
  return <SelectionPrice price={words.format(odds)} negative={words.isNegative?.(odds) ?? false} change={change} />;
};
