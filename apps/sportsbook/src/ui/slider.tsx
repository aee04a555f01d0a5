import { Slider as BaseSlider } from "@base-ui/react/slider";
import type { ComponentProps, CSSProperties } from "react";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./slider.module.css";

export interface SliderTick {
  readonly value: number;
  readonly text: string;
}

/** The input device. Values from a pointer are imprecise and may be snapped. */
export type SliderHand = "pointer" | "keys";

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** For the arrow keys, where a step of the pointer is too fine for them. */
  readonly keyStep?: number;
  /** For the page keys. */
  readonly largeStep: number;
  /** The value as it is spoken. */
  readonly valueText: string;
  readonly ticks?: readonly SliderTick[];
  readonly disabled?: boolean;
  /** Near its ends the caller snaps the value to them. */
  readonly snaps?: boolean;
  readonly onChange: (value: number, by: SliderHand) => void;
}

type Change = NonNullable<ComponentProps<typeof BaseSlider.Root<number>>["onValueChange"]>;

const POINTED: readonly Parameters<Change>[1]["reason"][] = ["drag", "track-press"];

export const Slider = (props: SliderProps) => {
  const { label, value, min, max, step, largeStep, valueText, ticks = [], disabled = false, snaps, onChange } = props;
  const { keyStep = step } = props;
  const change: Change = (next, { reason, event }) => {
    if (POINTED.includes(reason)) return onChange(next, "pointer");
    const isArrow = event instanceof KeyboardEvent && event.key.startsWith("Arrow") && !event.shiftKey;
    const wanted = isArrow ? value + Math.sign(next - value) * keyStep : next;
    onChange(Math.min(max, Math.max(min, wanted)), "keys");
  };
  return (
    <ReadingDirection>
      <BaseSlider.Root
        className={styles.slider}
        value={value}
        min={min}
        max={max}
        step={step}
        largeStep={largeStep}
        disabled={disabled}
        thumbAlignment="edge"
        onValueChange={change}
      >
        {/* A sheet around it is not swiped away while the thumb is dragged. */}
        <BaseSlider.Control className={styles.control} data-base-ui-swipe-ignore="">
          <BaseSlider.Track className={styles.track} data-snaps={snaps}>
            <BaseSlider.Indicator className={styles.fill} />
            <BaseSlider.Thumb className={styles.thumb} getAriaLabel={() => label} getAriaValueText={() => valueText} />
          </BaseSlider.Track>
        </BaseSlider.Control>
        {ticks.length > 0 && (
          <div className={styles.ticks} aria-hidden="true">
            {ticks.map((tick) => (
              <span
                key={tick.value}
                className={styles.tick}
                style={{ "--share": (tick.value - min) / (max - min) } as CSSProperties}
              >
                {tick.text}
              </span>
            ))}
          </div>
        )}
      </BaseSlider.Root>
    </ReadingDirection>
  );
};
