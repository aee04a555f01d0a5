import type { Bet } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { placedAt } from "../../entities/ticket/placed-at.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";

export const PlacedTime = ({ bet }: { readonly bet: Bet }) => {
  const { dates } = usePresentation();
  const at = placedAt(bet);
  if (at === null) return null;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {message("ticket.placedAt", { time: formatDate(dates.betList, at) })}
    </time>
  );
};
