import { Accordion as BaseAccordion } from "@base-ui/react/accordion";
import type { ReactNode } from "react";
import styles from "./accordion.module.css";
import { Icon } from "./icon.tsx";

interface AccordionProps {
  /** Ids of the open items. */
  readonly open: readonly string[];
  readonly onChange: (open: readonly string[]) => void;
  /** Only one item is open at a time. */
  readonly single?: boolean;
  /** Rows of one list instead of a card each. */
  readonly flat?: boolean;
  readonly children: ReactNode;
}

/** Items that open and close, such as the markets of an event. */
export const Accordion = ({ open, onChange, single = false, flat = false, children }: AccordionProps) => (
  <BaseAccordion.Root<string>
    className={styles.accordion}
    data-flat={flat}
    value={[...open]}
    multiple={!single}
    onValueChange={onChange}
  >
    {children}
  </BaseAccordion.Root>
);

interface AccordionItemProps {
  readonly id: string;
  readonly title: string;
  /** Before the title: a flag. */
  readonly lead?: ReactNode;
  /** The state, as a badge. */
  readonly tag?: ReactNode;
  /** A control of its own in the head: the star that pins it. */
  readonly control?: ReactNode;
  readonly children: ReactNode;
}

export const AccordionItem = ({ id, title, lead, tag, control, children }: AccordionItemProps) => (
  <BaseAccordion.Item className={styles.item} value={id}>
    <div className={styles.head}>
      <BaseAccordion.Header className={styles.heading}>
        <BaseAccordion.Trigger className={styles.trigger}>
          {lead}
          <span className={styles.title}>{title}</span>
          {tag}
          <span className={styles.chevron}>
            <Icon name="down" />
          </span>
        </BaseAccordion.Trigger>
      </BaseAccordion.Header>
      {control && <span className={styles.control}>{control}</span>}
    </div>
    <BaseAccordion.Panel className={styles.panel}>
      <div className={styles.body}>{children}</div>
    </BaseAccordion.Panel>
  </BaseAccordion.Item>
);
