import type { Selection } from "@touchline/betting";
import type { LiveMetadata } from "@touchline/protocol";
import { useEvent } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { useNow } from "../../data/use-now.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { formatPlayTime } from "../../i18n/play.ts";

interface PlayStandingProps {
  readonly metadata: LiveMetadata;
  readonly reversed: boolean;
}

/** How far a match is and how it stands: `63′ 2:1`. */
const PlayStanding = ({ metadata, reversed }: PlayStandingProps) => {
  const lead = useNow((now) => formatPlayTime(metadata, reversed, now).lead);
  const { home, away } = metadata.score;
  return `${lead} ${reversed ? `${away}:${home}` : `${home}:${away}`}`;
};

/** Whether the match of a selection is on: by the offer, or by what the selection knew where the offer has let go of it. */
export const useIsLive = ({ eventId, game, metadata }: Selection): boolean => {
  const event = useEvent(eventId);
  return event ? event.live && event.metadata !== null && !event.ended : game === "LIVE" && metadata !== null;
};

/** When the match of a selection is, or how it stands. */
export const PickWhen = ({ selection }: { readonly selection: Selection }) => {
  const event = useEvent(selection.eventId);
  const isLive = useIsLive(selection);
  const { dates } = usePresentation();
  if (event?.ended) return message("play.ended");
  const metadata = event ? event.metadata : selection.metadata;
  if (isLive && metadata) return <PlayStanding metadata={metadata} reversed={event?.reversed ?? false} />;
  return formatEventTime(event?.startsAt ?? selection.startsAt, Date.now(), dates).text;
};
