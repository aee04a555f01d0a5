import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly text: string;
  readonly icon?: string;
  readonly count?: string;
  readonly disabled?: boolean;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onChange: (id: string) => void;
  /** What the current tab shows. */
  readonly children: ReactNode;
}

export const Tabs = ({ label, tabs, current, onChange, children }: TabsProps) => (
  <ReadingDirection>
    <BaseTabs.Root value={current} onValueChange={onChange}>
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map(({ id, text, icon, count, disabled = false }) => (
          <BaseTabs.Tab key={id} className={styles.tab} value={id} disabled={disabled}>
            {icon && <Icon name={icon} size={16} />}
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel value={current}>{children}</BaseTabs.Panel>
    </BaseTabs.Root>
  </ReadingDirection>
);
