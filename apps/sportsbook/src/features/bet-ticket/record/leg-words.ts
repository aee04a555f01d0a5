import { isBuilder } from "../../../entities/ticket/match.ts";
import { message } from "../../../i18n/message.ts";
import { type Move, moveOf } from "./record-facts.ts";
import { legOdds, nameOf, selectionOf, type WordsOf } from "./record-words.ts";

export interface LegWords {
  readonly id: string;
  readonly name: string;
  readonly market: string;
  readonly tapped: string;
  readonly decided: string;
  readonly move: Move | null;
}

export const legWords = (of: WordsOf): LegWords[] =>
  of.record.selections.flatMap(({ id, tapped, decided }) => {
    const selection = selectionOf(of.bet, id);
    if (!selection) return [];
    return [
      {
        ...{ id, name: nameOf(selection), move: moveOf(tapped, decided) },
        market: isBuilder(selection)
          ? message("betBuilder.title")
          : (selection.eventMarketOutcomes[0]?.eventMarket.name ?? ""),
        tapped: legOdds(of, id, tapped),
        decided: legOdds(of, id, decided),
      },
    ];
  });
