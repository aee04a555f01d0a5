import { Switch as BaseSwitch } from "@base-ui/react/switch";
import type { ReactNode } from "react";
import { SWIPE_IGNORE } from "./swipe-ignore.ts";
import styles from "./switch.module.css";

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export const Switch = ({ checked, onChange, disabled = false, children }: SwitchProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control
  <label {...SWIPE_IGNORE} className={styles.row} data-disabled={disabled}>
    <span>{children}</span>
    <BaseSwitch.Root className={styles.switch} checked={checked} disabled={disabled} onCheckedChange={onChange}>
      <BaseSwitch.Thumb className={styles.thumb} />
    </BaseSwitch.Root>
  </label>
);
