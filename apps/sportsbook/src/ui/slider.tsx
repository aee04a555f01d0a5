import { Slider as BaseSlider } from "@base-ui/react/slider";
import type { CSSProperties } from "react";
import { ReadingDirection } from "./reading-direction.tsx";
import styles from "./slider.module.css";

export interface SliderTick {
  readonly value: number;
  readonly text: string;
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** For the page keys. */
  readonly largeStep: number;
  /** The value as it is spoken. */
  readonly valueText: string;
  readonly ticks?: readonly SliderTick[];
  readonly disabled?: boolean;
  /** Near its ends the caller snaps the value to them. */
  readonly snaps?: boolean;
  readonly onChange: (value: number) => void;
}

export const Slider = (props: SliderProps) => {
  const { label, value, min, max, step, largeStep, valueText, ticks = [], disabled = false, snaps, onChange } = props;
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
        onValueChange={onChange}
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
