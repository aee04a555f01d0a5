import { Menu } from "../../ui/menu.tsx";
import styles from "./filters.module.css";
import { MenuFace } from "./menu-face.tsx";

export interface ChoiceMenuProps {
  readonly icon: string;
  readonly label: string;
  readonly choice: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly onChoose: (id: string) => void;
}

/** A menu that looks like a chip. In a file of its own, so that the list does not wait for the menu library. */
export const ChoiceMenu = ({ icon, label, choice, options, onChoose }: ChoiceMenuProps) => {
  const text = options.find(({ id }) => id === choice)?.text ?? "";
  return (
    <Menu
      text={text}
      face={{ content: <MenuFace icon={icon} label={label} text={text} />, className: styles.menu }}
      items={options}
      choice={choice}
      onSelect={onChoose}
    />
  );
};
