import { useSlip } from "../../data/betslip/betslips-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { Notice } from "../../ui/notice.tsx";
import { useSurroundings } from "./slip-context.ts";

/** Above a button that does nothing until the break is over. */
export const BreakNotice = () => {
  const { breakUntil } = useSurroundings();
  const gate = useSlip((state) => state.gate);
  const { dates } = usePresentation();
  if (gate !== "break" || breakUntil === null) return null;
  const time = formatEventTime(breakUntil, Date.now(), dates).text;
  return (
    <Notice tone="info" icon="pause">
      <b>{message("gambling.break.lead", { time })}</b>
      <br />
      {message("gambling.break.rest")}
    </Notice>
  );
};
