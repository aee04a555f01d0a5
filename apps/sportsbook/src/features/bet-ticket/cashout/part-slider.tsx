import type { Amount } from "@touchline/betting";
import type { WriteMoney } from "../../../data/tickets/ticket-settings.ts";
import { message } from "../../../i18n/message.ts";
import { formatShare } from "../../../i18n/numbers.ts";
import { Slider } from "../../../ui/slider.tsx";
import { type PartFigures, partChosen, percentOf } from "./part-figures.ts";

interface PartSliderProps {
  readonly figures: PartFigures;
  readonly money: WriteMoney;
  readonly onChoose: (part: Amount) => void;
}

const TICKS = [0, 25, 50, 75, 100] as const;
const ENDS: Readonly<Record<number, () => string>> = {
  0: () => message("cashout.part.none"),
  100: () => message("cashout.part.whole"),
};

const percentText = (percent: number): string => ENDS[percent]?.() ?? formatShare(percent * 100);

/** Over the stake, coin by coin. */
export const PartSlider = ({ figures, money, onChoose }: PartSliderProps) => {
  const { open, part, paid } = figures;
  return (
    <Slider
      label={message("cashout.part.slider")}
      value={Number(part)}
      min={0}
      max={Number(open)}
      step={1}
      keyStep={Number(percentOf(open, 1n))}
      largeStep={Number(percentOf(open, 10n))}
      valueText={message("cashout.part.spoken", { part: money(part), stake: money(open), amount: money(paid) })}
      ticks={TICKS.map((percent) => ({ value: (Number(open) * percent) / 100, text: percentText(percent) }))}
      snaps
      onChange={(value, by) => onChoose(partChosen(value, open, by))}
    />
  );
};
