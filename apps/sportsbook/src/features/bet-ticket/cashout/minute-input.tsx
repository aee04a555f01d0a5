import { message } from "../../../i18n/message.ts";
import { StakeField } from "../../../ui/stake-field.tsx";

interface MinuteInputProps {
  readonly value: number | null;
  readonly onEnter: (minute: number | null) => void;
}

/** From which minute of the match a rule is awake. */
export const MinuteInput = ({ value, onEnter }: MinuteInputProps) => (
  <StakeField
    label={message("rules.from")}
    symbol="′"
    symbolAfter
    value={value === null ? "" : String(value)}
    placeholder="80"
    onChange={(text) => {
      const digits = text.replace(/\D/g, "").slice(0, 3);
      onEnter(digits === "" ? null : Number(digits));
    }}
  />
);
