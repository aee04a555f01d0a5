/**
 * The peer: a hand-written virtualised grid. Its rows are the elements that the product rendered, so that style and layout cost the same;
 * only the way of a change from the frame into its text is compared.
 */
import { readOfferFrame } from "@touchline/protocol";
import { offerToPlay } from "./play.ts";
import { createList, EVENING } from "./workload.ts";

const MARK_MS = 3_000;

interface Cell {
  price: number;
  /** Set for visible rows only. */
  button: HTMLElement | null;
  text: Text | null;
  markedAt: number;
}

const events = new Map<number, Cell[]>();
for (const { id, markets } of createList(EVENING).events)
  events.set(
    id,
    markets.flatMap(({ prices }) => prices.map((price) => ({ price, button: null, text: null, markedAt: 0 }))),
  );

const bindRows = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>("[data-outcome]")) {
    const [event = 0, slot = 0] = (button.dataset.outcome ?? "").split("o").map(Number);
    const cell = events.get(event)?.[slot];
    if (!cell) continue;
    cell.button = button;
    cell.text = button.querySelector("b")?.firstChild as Text;
  }
};

const format = (price: number): string => (price < 1000 ? (price / 100).toFixed(2) : (price / 100).toFixed(1));

const dirty = new Map<Cell, number>();
const marked = new Set<Cell>();
let asked = false;

const paint = (): void => {
  asked = false;
  const now = performance.now();
  for (const [cell, before] of dirty) {
    const { button, text, price } = cell;
    if (!button || !text || price === before) continue;
    text.data = format(price);
    button.dataset.move = price > before ? "up" : "down";
    cell.markedAt = now;
    marked.add(cell);
  }
  dirty.clear();
  for (const cell of marked) {
    if (now - cell.markedAt < MARK_MS) continue;
    delete cell.button?.dataset.move;
    marked.delete(cell);
  }
};

const handle = (text: string): void => {
  const [, ...frame] = JSON.parse(text) as unknown[];
  for (const [id, , , prices] of readOfferFrame(frame) ?? []) {
    const cells = events.get(id);
    if (!cells) continue;
    for (let index = 0; index < prices.length; index += 2) {
      const cell = cells[prices[index] as number];
      if (!cell) continue;
      if (cell.button && !dirty.has(cell)) dirty.set(cell, cell.price);
      cell.price = prices[index + 1] as number;
    }
  }
  if (asked) return;
  asked = true;
  requestAnimationFrame(paint);
};

const loadStyle = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
    document.head.append(link);
  });

Object.assign(window, {
  takeRows: async (html: string, styles: readonly string[]) => {
    await Promise.all(styles.map(loadStyle));
    (document.getElementById("root") as HTMLElement).innerHTML = html;
    bindRows();
    offerToPlay(EVENING, handle);
  },
});
