import type { Page } from "playwright-core";
import { fetchList } from "../testkit/screen.ts";

/** Written a second time on purpose: the screen is compared with the rule, not with the app's code. */
const sidesOf = <Side>(event: { readonly reversed: boolean }, home: Side, away: Side): [Side, Side] =>
  event.reversed ? [away, home] : [home, away];

export interface OfferedMatch {
  readonly id: number;
  /** In the order in which every screen shows them. */
  readonly names: readonly [string, string];
  readonly score: readonly [number, number] | null;
}

const fetchMatches = async (apiUrl: string): Promise<OfferedMatch[]> => {
  const { events } = await fetchList(apiUrl);
  return events.flatMap((event) => {
    const [home, away] = event.competitors;
    if (!home || !away) return [];
    const score = event.live ? event.metadata?.score : undefined;
    return {
      id: event.id,
      names: sidesOf(event, home.name, away.name),
      score: score ? sidesOf(event, score.home, score.away) : null,
    };
  });
};

/** Runs in the page: lines about names and scores that differ from the offer. */
export const compare = (matches: readonly OfferedMatch[]): string[] => {
  const found: string[] = [];
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  /** While the connection is lost, scores are old, and the page says so. */
  const isLive = !document.querySelector("[data-connection]:not([data-connection=live])");
  const saysOtherScore = (shown: string, { names, score }: OfferedMatch): void => {
    if (isLive && score && shown !== score.join(":"))
      found.push(`score of ${names.join(" v ")}: ${shown}, the offer has ${score.join(":")}`);
  };

  /** Texts in reading order, without those of prices and links. */
  const textsOf = (block: Element): string[] => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      if (text !== "" && !node.parentElement?.closest("button, a, [data-statistics], [data-tracker]")) texts.push(text);
    }
    return texts;
  };
  /** A list's row has the score behind each name, or between both. The scoreboard has it between them, or a table of the match's parts. */
  const checkBlock = (block: Element, match: OfferedMatch, isBoard: boolean): void => {
    const texts = textsOf(block);
    const [first, second] = [texts.indexOf(match.names[0]), texts.indexOf(match.names[1])];
    if (first === -1 || second === -1) return;
    if (first > second) found.push(`sides of ${match.names.join(" v ")}: the other way round`);
    const [afterFirst = "", afterSecond = "", next = ""] = [texts[first + 1], texts[second + 1], texts[first + 2]];
    const isFigure = (text: string): boolean => /^\d+$/.test(text);
    if (/^\d+:\d+$/.test(afterFirst)) saysOtherScore(afterFirst, match);
    if (!isFigure(afterFirst) || (isBoard && isFigure(afterSecond))) return;
    if (isFigure(afterSecond)) saysOtherScore(`${afterFirst}:${afterSecond}`, match);
    else if (isFigure(next) && second > first + 2) saysOtherScore(`${afterFirst}:${next}`, match);
  };

  const byId = new Map(matches.map((match) => [match.id, match]));
  for (const row of document.querySelectorAll<HTMLElement>("[data-event]")) {
    const match = byId.get(Number(row.dataset.event));
    if (match && isShown(row)) checkBlock(row, match, false);
  }
  const opened = byId.get(Number(/e_(\d+)/.exec(location.pathname)?.[1]));
  const board = document.querySelector("section[aria-label=Scoreboard]");
  if (opened && board) checkBlock(board, opened, true);

  /** Both names in one text: picks, receipts, tickets, search. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    const parent = node.parentElement;
    // An outcome may name both sides in an order of its own: "away or home".
    if (!parent || !/ (v|–) /.test(text) || parent.closest("[data-outcome]") || !isShown(parent)) continue;
    for (const match of matches) {
      const [first, second] = match.names.map((name) => text.indexOf(name)) as [number, number];
      if (first === -1 || second === -1) continue;
      if (first > second) found.push(`sides of ${match.names.join(" v ")}: ${text}`);
      // A pick of the slip and a leg of a ticket follow the match; a receipt stays as it was placed.
      const live =
        parent.closest("li:has(> [data-remove])")?.querySelector("bdi") ??
        parent.closest("tr")?.querySelector("[data-live=true]");
      const shown = /\d+:\d+$/.exec(live?.textContent ?? "");
      if (shown) saysOtherScore(shown[0], match);
    }
  }
  return [...new Set(found)];
};

/** Names and scores on the screen that differ from the platform's offer. */
export const compareWithOffer = async (page: Page, apiUrl: string): Promise<string[]> =>
  page.evaluate(compare, await fetchMatches(apiUrl));
