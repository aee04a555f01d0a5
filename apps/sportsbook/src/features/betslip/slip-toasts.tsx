import type { SlipNotice } from "@touchline/betting";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { slipNoticeText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";

const toastOf = ({ key, at }: SlipNotice, maxSelections: number): ToastMessage => ({
  id: `${key} ${at}`,
  tone: "warning",
  text: slipNoticeText(key, maxSelections),
});

/** Why a pick was not taken, for two seconds, wherever on the page it was tapped. */
export const SlipToasts = ({ notice }: { readonly notice: SlipNotice }) => {
  const { maxSelections } = useSlip(({ rules }) => rules);
  return <Toasts label={message("slip.title")} toast={toastOf(notice, maxSelections)} raised />;
};
