import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import type { ReactNode } from "react";
import styles from "./checkbox.module.css";
import { Icon } from "./icon.tsx";
import { SWIPE_IGNORE } from "./swipe-ignore.ts";

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export const Checkbox = ({ checked, onChange, disabled = false, children }: CheckboxProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control
  <label {...SWIPE_IGNORE} className={styles.row} data-disabled={disabled}>
    <BaseCheckbox.Root className={styles.box} checked={checked} disabled={disabled} onCheckedChange={onChange}>
      <BaseCheckbox.Indicator className={styles.tick}>
        <Icon name="check" size={16} />
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
    <span>{children}</span>
  </label>
);
