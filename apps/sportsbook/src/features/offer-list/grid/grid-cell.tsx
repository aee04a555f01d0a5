import { useOfferTables } from "../../../data/offer/offer-context.ts";
import type { BoardMarket, EventState } from "../../../data/offer/offer-model.ts";
import { eventName } from "../../../i18n/event-words.ts";
import { message } from "../../../i18n/message.ts";
import type { OddsForm } from "../../../ui/odds-button.tsx";
import { OutcomeButton } from "../outcome-button.tsx";
import { asianLine, giverOf, signedLine } from "./asian-line.ts";
import { type GridColumn, resultIndex } from "./grid-markets.ts";

export interface GridCellProps {
  readonly event: EventState;
  readonly column: GridColumn;
  readonly market: BoardMarket | undefined;
  /** Row of the table: first side, second side, draw. */
  readonly row: 0 | 1 | 2;
  readonly form: OddsForm;
  /** `tiles` labels both sides with the line; `table` shows the line once. */
  readonly labels: "table" | "tiles" | "none";
}

const isHomeRow = ({ event, row }: GridCellProps): boolean => (row === 0) !== event.reversed;

const outcomeIndex = (props: GridCellProps, size: number): number | null => {
  const { column, row, event } = props;
  if (column === "result") return resultIndex(row, size, event.reversed);
  if (row === 2) return null;
  if (column === "total") return row;
  return isHomeRow(props) ? 0 : 1;
};

const handicapLabel = (props: GridCellProps, line: string): string => {
  const side = isHomeRow(props) ? "home" : "away";
  if (props.labels === "tiles") return signedLine(line, side);
  const giver = giverOf(line) ?? (props.event.reversed ? "away" : "home");
  return side === giver ? asianLine(line) : "";
};

const totalLabel = ({ row, labels }: GridCellProps, line: string): string => {
  if (labels === "tiles") return `${message(row === 0 ? "grid.over" : "grid.under")} ${asianLine(line)}`;
  return row === 0 ? asianLine(line) : message("grid.under");
};

const RESULT_LABELS = ["1", "2", "X"] as const;

const labelOf = (props: GridCellProps, line: string): string | undefined => {
  if (props.labels === "none") return undefined;
  if (props.column === "handicap") return handicapLabel(props, line);
  if (props.column === "total") return totalLabel(props, line);
  return props.labels === "tiles" ? RESULT_LABELS[props.row] : undefined;
};

/** One price of a grid, or an empty cell. */
export const GridCell = (props: GridCellProps) => {
  const { event, market, form } = props;
  const { metaMarkets } = useOfferTables();
  const metaMarket = metaMarkets.get(market?.metaMarketId ?? 0);
  const index = market && outcomeIndex(props, market.size);
  if (!market || !metaMarket || index === null || index === undefined) return <span />;
  const text = labelOf(props, market.line ?? "0");
  return (
    <OutcomeButton
      key={`${market.slot}/${index}`}
      eventId={event.id}
      eventName={eventName(event)}
      competitors={event.competitors}
      market={market}
      metaMarket={metaMarket}
      index={index}
      form={form}
      label="none"
      {...(text !== undefined && { text })}
    />
  );
};
