import styles from "./form-fields.module.css";
import { Icon } from "./icon.tsx";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <span className={styles.search}>
    <Icon name="search" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </span>
);
