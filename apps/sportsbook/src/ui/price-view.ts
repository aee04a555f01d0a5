import { type PriceState, priceState } from "@touchline/protocol";

export interface PriceWords {
  readonly format: (price: number) => string;
  readonly suspended: string;
  readonly unavailable: string;
  /** Given for odds formats that highlight negative prices. */
  readonly isNegative?: (price: number) => boolean;
}

const writtenPrice = (words: PriceWords, price: number, state: PriceState): string =>
  state === "open" ? words.format(price) : words[state];

/** A price as React draws it first; from then on it is painted. */
export const firstPrice = (words: PriceWords, price: number) => {
  const state = priceState(price);
  return { text: writtenPrice(words, price, state), state };
};

/**
 * Paints a price into a button without React: the number is a text node, its state and move are attributes.
 * The element's last child holds the text, so that a screen reader hears name and price as one.
 */
export const createPriceView = (element: HTMLElement, words: PriceWords) => {
  const place = element.lastElementChild ?? element;
  const text = place.firstChild instanceof Text ? place.firstChild : place.appendChild(new Text());
  let shownState: PriceState | undefined;
  let shownMove: number | undefined;
  // A previous odds format may have set it.
  element.removeAttribute("data-negative");

  const paintState = (state: PriceState): void => {
    shownState = state;
    element.dataset.state = state;
    element.setAttribute("aria-disabled", state === "open" ? "false" : "true");
  };

  const paintMove = (move: number): void => {
    shownMove = move;
    if (move === 0) delete element.dataset.move;
    else element.dataset.move = move > 0 ? "up" : "down";
  };

  return {
    paint: (price: number, move: -1 | 0 | 1): void => {
      const state = priceState(price);
      text.data = writtenPrice(words, price, state);
      if (state !== shownState) paintState(state);
      if (move !== shownMove) paintMove(move);
      if (words.isNegative) element.toggleAttribute("data-negative", state === "open" && words.isNegative(price));
    },
  };
};

export type PricePainter = ReturnType<typeof createPriceView>;
