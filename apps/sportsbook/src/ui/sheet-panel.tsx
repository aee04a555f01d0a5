import { Drawer } from "@base-ui/react/drawer";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { from } from "./metrics.ts";
import styles from "./sheet-panel.module.css";

export interface SheetProps {
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Takes the whole height even when there is little to show. */
  readonly tall?: boolean;
  /** Cannot be closed by key, swipe or a tap outside. */
  readonly locked?: boolean;
  /** Where the focus goes when it closes, if not to where it came from. */
  readonly returnTo?: (() => HTMLElement | null) | undefined;
  readonly children: ReactNode;
}

/** A drag that is let go past this share of the panel closes it; the library itself waits for half. */
const CLOSING_SHARE = 0.3;

const wide = window.matchMedia(from("tablet"));

const subscribeToWidth = (listener: () => void): (() => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

const draggedShare = (panel: HTMLElement): number => {
  const style = getComputedStyle(panel);
  const along = (name: string): number => Math.abs(Number.parseFloat(style.getPropertyValue(name)) || 0);
  return Math.max(
    along("--drawer-swipe-movement-x") / panel.offsetWidth,
    along("--drawer-swipe-movement-y") / panel.offsetHeight,
  );
};

export const SheetPanel = (props: SheetProps) => {
  const { label, open, onClose, tall = false, locked = false, returnTo, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isWide = useSyncExternalStore(subscribeToWidth, () => wide.matches);
  const outward = document.documentElement.dir === "rtl" ? "left" : "right";

  const close = (): void => {
    if (!locked) onClose();
  };
  const letGo = (): void => {
    if (panel.current && draggedShare(panel.current) > CLOSING_SHARE) close();
  };

  return (
    <Drawer.Root
      open={open}
      swipeDirection={isWide ? outward : "down"}
      onOpenChange={(next, { cancel }) => {
        if (locked) cancel();
        else if (!next) onClose();
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.scrim} />
        <Drawer.Viewport className={styles.viewport} onTouchEndCapture={letGo} onPointerUpCapture={letGo}>
          <Drawer.Popup
            ref={panel}
            className={styles.panel}
            aria-label={label}
            data-tall={tall}
            data-base-ui-swipe-ignore={locked ? "" : undefined}
            finalFocus={returnTo}
          >
            {children}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
};
