import { formatLine } from "../../data/offer/fill-name.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import styles from "./market-chooser.module.css";

export interface LineMenuProps {
  readonly lines: readonly string[];
  readonly line: string | null;
  readonly onLine: (line: string | null) => void;
}

const ALL = "all";

/** Choice of the line of a one-market list. */
export const LineMenu = ({ lines, line, onLine }: LineMenuProps) => {
  const text = line === null ? message("board.allLines") : message("board.line", { line: formatLine(line) });
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
      items={[
        { id: ALL, text: message("board.allLines") },
        ...lines.map((id) => ({ id, text: message("board.line", { line: formatLine(id) }) })),
      ]}
      onSelect={(id) => onLine(id === ALL ? null : id)}
    />
  );
};
