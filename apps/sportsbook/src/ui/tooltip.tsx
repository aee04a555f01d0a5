import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./tooltip.module.css";

/** UI-1: tooltips stand this many pixels off. */
const OFFSET = 8;

interface TooltipProps {
  readonly text: string;
  readonly side?: "top" | "bottom" | "inline-start" | "inline-end";
  /** An element of HTML that has a name of its own: the tooltip is for the eye only. */
  readonly children: ReactElement;
}

/** A word beside what has none; by pointer after a moment, by keyboard at once. */
export const Tooltip = ({ text, side = "top", children }: TooltipProps) => (
  <ReadingDirection>
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={styles.positioner} side={side} sideOffset={OFFSET}>
          <BaseTooltip.Popup className={styles.tooltip}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  </ReadingDirection>
);
