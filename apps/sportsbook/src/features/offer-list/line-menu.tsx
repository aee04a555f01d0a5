import { useQuery } from "@tanstack/react-query";
import { writeLine } from "@touchline/betting";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { marketSpecifiersQuery } from "../../data/queries.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { lineName } from "./line-choice.ts";
import styles from "./market-chooser.module.css";

export interface LineMenuProps {
  /** The meta markets of the list's market, and its sport where it has only one. */
  readonly kinds: ReadonlySet<number>;
  readonly sport: number | undefined;
  readonly lines: readonly string[];
  readonly line: string | null;
  readonly onLine: (line: string | null) => void;
}

const ALL = "all";

/** Choice of the line of a one-market list. */
export const LineMenu = ({ kinds, sport, lines, line, onLine }: LineMenuProps) => {
  const { data: specifiers } = useQuery(marketSpecifiersQuery(useOfferApi(), sport));
  const nameOf = (each: string): string =>
    (specifiers && lineName(specifiers, kinds, each)) ?? message("board.line", { line: writeLine(each) });
  const text = line === null ? message("board.allLines") : nameOf(line);
  return (
    <Menu
      text={text}
      face={{
        className: styles.menu,
        content: (
          <>
            {text}
            <Icon name="down" size={14} />
          </>
        ),
      }}
      choice={line ?? ALL}
      items={[{ id: ALL, text: message("board.allLines") }, ...lines.map((id) => ({ id, text: nameOf(id) }))]}
      onSelect={(id) => onLine(id === ALL ? null : id)}
    />
  );
};
