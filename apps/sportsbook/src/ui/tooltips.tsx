import { Tooltip } from "@base-ui/react/tooltip";
import { useEffect, useState } from "react";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./tooltips.module.css";

/** UI-1: distance of a tooltip, in pixels. */
const OFFSET = 8;
/** How long the pointer rests on a control before its name is shown, in milliseconds. */
const DELAY = 600;

type Side = "top" | "inline-end";

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-tooltip]") : null;

const nameOf = (control: Element): string | null =>
  control.getAttribute("data-name") ?? control.getAttribute("aria-label");

const isInTooltip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`.${styles.positioner}`) !== null;

/** The control whose name is shown: under a resting pointer, or focused by the keyboard. */
const useNamedControl = (): Element | null => {
  const [control, setControl] = useState<Element | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Element | null, delay = 0): void => {
      clearTimeout(timer);
      if (next === null || delay === 0) setControl(next);
      else timer = setTimeout(() => setControl(next), delay);
    };
    const hide = (): void => show(null);
    const handleOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== "mouse" || isInTooltip(target)) return;
      show(controlOf(target), DELAY);
    };
    const showFocused = (): void => {
      const next = controlOf(document.activeElement);
      if (next?.matches(":focus-visible")) show(next);
    };
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") hide();
    };
    document.addEventListener("pointerover", handleOver, { signal });
    document.addEventListener("pointerdown", hide, { signal });
    document.addEventListener("focusin", showFocused, { signal });
    document.addEventListener("focusout", hide, { signal });
    document.addEventListener("keydown", handleKey, { signal });
    document.addEventListener("scroll", hide, { signal, capture: true });
    // This may be loaded because of the key that moved the focus.
    showFocused();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return control;
};

/**
 * Shows the names of controls without words. Such a control has `data-tooltip`, and `data-name` if its label has more than its name. One for the whole page: a tooltip for each control
 * would have to be loaded before the first odds.
 */
export const Tooltips = () => {
  const control = useNamedControl();
  const side = control?.getAttribute("data-tooltip") as Side | null;
  return (
    <ReadingDirection>
      <Tooltip.Root open={control !== null}>
        <Tooltip.Portal>
          <Tooltip.Positioner className={styles.positioner} anchor={control} side={side || "top"} sideOffset={OFFSET}>
            <Tooltip.Popup className={styles.tooltip} aria-hidden="true">
              {control && nameOf(control)}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </ReadingDirection>
  );
};
