import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./tooltip.module.css";

/** UI-1: distance of a tooltip, in pixels. */
const OFFSET = 8;

interface TooltipProps {
  readonly text: string;
  readonly side?: "top" | "bottom" | "inline-start" | "inline-end";
  /** An HTML element with an accessible name: the tooltip is hidden from screen readers. */
  readonly children: ReactElement;
}

/** The name of an icon; with a pointer after a delay, with the keyboard at once. */
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
