import { Icon } from "../../ui/icon.tsx";
import styles from "./filters.module.css";

interface MenuFaceProps {
  readonly icon: string;
  /** The name of the menu, for screen readers. */
  readonly label: string;
  readonly text: string;
}

export const MenuFace = ({ icon, label, text }: MenuFaceProps) => (
  <>
    <Icon name={icon} size={16} />
    <span className={styles.visuallyHidden}>{label}</span>
    <span className={styles.word}>{text}</span>
    <span className={styles.word}>
      <Icon name="down" size={14} />
    </span>
  </>
);
