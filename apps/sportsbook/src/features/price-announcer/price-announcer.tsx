import { oddsOf, type Selection, selectionsOf } from "@touchline/betting";
import { useEffect, useRef, useState } from "react";
import { selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import { useBetslips } from "../../data/betslip/betslips-context.ts";
import { outcomesOf, slotOf } from "../../data/betslip/slip/slots.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import type { OfferStore } from "../../data/offer/offer-store.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useTicker } from "../../data/use-now.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { findMoves, type KnownPrices, knowAfter, type PriceMove, type WatchedPrice } from "./announcements.ts";
import styles from "./price-announcer.module.css";

/** Least time between two announcements, in milliseconds: a screen reader needs it to say the last one. */
const PAUSE = 6_000;

const nameOf = ({ eventName, markets }: Selection): string =>
  [eventName, ...Object.values(markets).map(({ outcomeName }) => outcomeName)].join(", ");

/** The price button that has the focus, in a list or on an event's page. */
const focusedPrice = (store: Pick<OfferStore, "cellOf" | "shownPrice">): WatchedPrice | null => {
  const button = document.activeElement?.closest<HTMLElement>("[data-outcome]");
  const id = button?.dataset.outcome;
  if (!button || id === undefined) return null;
  const cell = store.cellOf(Number.parseInt(id, 10), slotOf(id));
  const name = button.querySelector("[data-outcome-name]")?.textContent?.replace(/, $/, "") ?? "";
  return cell === undefined ? null : { id, name, price: store.shownPrice(cell) };
};

/** Announces price moves to screen readers: of the bettor's own selections first, then of the price in focus. */
export const PriceAnnouncer = () => {
  const { store: slips } = useBetslips();
  const offer = useOfferStore();
  const ticker = useTicker();
  const { oddsFormat } = usePresentation();
  const [text, setText] = useState("");
  const known = useRef<KnownPrices>(new Map());

  useEffect(() => {
    const words = priceWords(oddsFormat, 1);
    const write = (price: number): string => (price > 0 ? words.format(price) : words.suspended);
    const watched = (): WatchedPrice[] => {
      const slip = selectActiveSlip(slips.getState());
      const own = selectionsOf(slip).map((selection) => ({
        id: outcomesOf(selection).join(),
        name: nameOf(selection),
        price: selection.availability === "open" ? (oddsOf(slip, selection) ?? 0) : 0,
      }));
      const focused = focusedPrice(offer);
      return focused && !own.some(({ id }) => id === focused.id) ? [...own, focused] : own;
    };
    const describe = ({ name, price, before }: PriceMove): string =>
      message("price.moved", { name, price: write(price), before: write(before) });

    let quietUntil = 0;
    return ticker.subscribe(() => {
      if (ticker.now() < quietUntil) return;
      const now = watched();
      const moves = findMoves(now, known.current);
      known.current = knowAfter(now, known.current);
      if (moves.length === 0) return;
      quietUntil = ticker.now() + PAUSE;
      setText(moves.map(describe).join(". "));
    });
  }, [slips, offer, ticker, oddsFormat]);

  return (
    <div className={styles.announcer} role="status">
      {text}
    </div>
  );
};
