import { NOTICE_MS, type SlipNotice } from "@touchline/betting";
import { useMemo, useState } from "react";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { slipNoticeText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";

const toastOf = ({ key, at }: SlipNotice, maxSelections: number): ToastMessage => ({
  id: `${key} ${at}`,
  tone: "warning",
  text: slipNoticeText(key, maxSelections),
});

/** Why a pick was not taken, for two seconds, wherever on the page it was tapped. It is said once, however often this is rendered. */
export const SlipToasts = ({ notice }: { readonly notice: SlipNotice }) => {
  const { maxSelections } = useSlip(({ rules }) => rules);
  const [said, setSaid] = useState<SlipNotice | null>(null);
  const isOld = Date.now() >= notice.at + NOTICE_MS;
  const toast = useMemo(() => toastOf(notice, maxSelections), [notice, maxSelections]);
  if (isOld && said !== notice) return null;
  if (said !== notice) setSaid(notice);
  return <Toasts label={message("slip.title")} toast={toast} raised />;
};
