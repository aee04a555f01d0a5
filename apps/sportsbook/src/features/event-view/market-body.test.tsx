// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { EventNames, FullMarket } from "../../data/event/full-event.ts";
import { MarketBody, type TileComponent } from "./market-body.tsx";

afterEach(cleanup);

const EVENT = {
  competitors: [
    { name: "Ashbourne City", kit: null, supplementalNames: {} },
    { name: "Harrow Vale", kit: null, supplementalNames: {} },
  ],
  reversed: false,
} as unknown as EventNames;

const market = (slot: number, specifiers: FullMarket["specifiers"], names: readonly string[]): FullMarket =>
  ({
    slot,
    size: names.length,
    specifiers,
    line: Object.values(specifiers)[0] ?? null,
    outcomes: names.map((name, index) => ({
      slot: slot + index,
      metaOutcomeId: index + 1,
      name,
      label: `${index + 1}`,
    })),
  }) as unknown as FullMarket;

const Tile: TileComponent = ({ form, label }) => <i>{form === "compact" ? "price" : label}</i>;

const textsOf = (markets: readonly FullMarket[]): (string | null)[] => {
  const block = { key: "block", name: "Block", markets, form: "lines" } as never;
  const { container } = render(<MarketBody event={EVENT} block={block} Tile={Tile} />);
  return [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
};

test("each side's plate has its own handicap, and there is no line beside them", () => {
  const handicap = (slot: number, line: string, away: string) =>
    market(slot, { handicap: line }, [`Ashbourne City ${line}`, `Harrow Vale ${away}`]);
  expect(textsOf([handicap(0, "-1.5", "+1.5"), handicap(2, "0.5", "-0.5")])).toEqual([
    ...["Ashbourne City", "Harrow Vale"],
    ...["−1.5", "+1.5"],
    ...["+0.5", "−0.5"],
  ]);
});

test("a total stands once, before the plates of its line", () => {
  const total = (slot: number, line: string) => market(slot, { total: line }, [`Over ${line}`, `Under ${line}`]);
  expect(textsOf([total(0, "2.5"), total(2, "3.5")])).toEqual([
    ...["", "1", "2"],
    ...["2.5", "price", "price"],
    ...["3.5", "price", "price"],
  ]);
});
