import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./menu.module.css";
import { ReadingDirection } from "./reading-direction.tsx";

export interface MenuItem {
  readonly id: string;
  readonly text: string;
  readonly icon?: string;
  /** Instead of an icon of ours. */
  readonly picture?: ReactNode;
  /** At the end of the item, such as a count. */
  readonly note?: ReactNode;
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** What stands on the button. */
  readonly text: string;
  /** Another look of the button, for a menu in a row of other controls. */
  readonly face?: { readonly content: ReactNode; readonly className: string | undefined };
  /** Heading above the items. */
  readonly title?: string;
  readonly items: readonly MenuItem[];
  /** The chosen item of a menu that keeps a choice; one that only acts has none. */
  readonly choice?: string;
  readonly onSelect: (id: string) => void;
}

const Actions = ({ items, onSelect }: MenuProps) =>
  items.map(({ id, text, icon, picture, note, disabled = false }) => (
    <BaseMenu.Item key={id} className={styles.item} disabled={disabled} onClick={() => onSelect(id)}>
      {picture ?? (icon && <Icon name={icon} />)}
      {text}
      {note && <span className={styles.note}>{note}</span>}
    </BaseMenu.Item>
  ));

const Choices = ({ items, choice, onSelect }: MenuProps) => (
  <BaseMenu.RadioGroup value={choice} onValueChange={onSelect}>
    {items.map(({ id, text, icon, disabled = false }) => (
      <BaseMenu.RadioItem key={id} className={styles.item} value={id} disabled={disabled} closeOnClick>
        {icon && <Icon name={icon} />}
        {text}
        <BaseMenu.RadioItemIndicator className={styles.tick}>
          <Icon name="check" />
        </BaseMenu.RadioItemIndicator>
      </BaseMenu.RadioItem>
    ))}
  </BaseMenu.RadioGroup>
);

interface TitledProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

const Titled = ({ title, children }: TitledProps) =>
  title === undefined ? (
    children
  ) : (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.title}>{title}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );

export const Menu = (props: MenuProps) => (
  <ReadingDirection>
    <BaseMenu.Root>
      <BaseMenu.Trigger className={props.face?.className ?? styles.button}>
        {props.face?.content ?? (
          <>
            {props.text}
            <Icon name="down" size={16} />
          </>
        )}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} side="bottom" align="start" sideOffset={4}>
          <BaseMenu.Popup className={styles.menu}>
            <Titled title={props.title}>
              {props.choice === undefined ? <Actions {...props} /> : <Choices {...props} />}
            </Titled>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  </ReadingDirection>
);
