import { Icon } from "../../ui/icon.tsx";
import styles from "./filters.module.css";

interface MenuFaceProps {
  readonly icon: string;
  /** What is chosen by it, for those who only hear it. */
  readonly label: string;
  readonly text: string;
}

/** What stands on the button of a menu. */
export const MenuFace = ({ icon, label, text }: MenuFaceProps) => (
  <>
    <Icon name={icon} size={16} />
    <span className={styles.said}>{label}</span>
    <span className={styles.word}>{text}</span>
    <span className={styles.word}>
      <Icon name="down" size={14} />
    </span>
  </>
);
