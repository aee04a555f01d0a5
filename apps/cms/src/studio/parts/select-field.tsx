import { useId } from "react";
import styles from "./controls.module.css";
import { Icon, type IconName } from "./icon.tsx";

interface SelectFieldProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const SelectField = ({ label, icon, options, value, onChange }: SelectFieldProps) => {
  const id = useId();
  return (
    <span className={styles.selectField}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        {icon && <Icon name={icon} />}
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size={14} />
      </span>
    </span>
  );
};
