import { Radio } from "@base-ui/react/radio";
import styles from "./radio-mark.module.css";

/** The round mark of one choice; stands in a label. */
export const RadioMark = ({ value, disabled = false }: { readonly value: string; readonly disabled?: boolean }) => (
  <Radio.Root className={styles.mark} value={value} disabled={disabled} />
);
