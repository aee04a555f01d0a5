import type { Move, OddsFormat, Price, Selection, SelectionMarket, SlipAction, SlipError } from "@touchline/betting";
import type { LiveMetadata } from "@touchline/protocol";
import { memo, type ReactNode } from "react";
import { useEvent } from "../../data/offer/offer-context.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useNow } from "../../data/use-now.ts";
import { slipErrorText } from "../../i18n/betting-texts.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { formatPlayTime } from "../../i18n/play.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { FixToggle } from "../../ui/fix-toggle.tsx";
import { SelectionCard } from "../../ui/selection-card.tsx";
import { SelectionPrice } from "../../ui/selection-price.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import type { Money } from "./money.ts";
import { useMoney } from "./slip-hooks.ts";

interface PlayStandingProps {
  readonly metadata: LiveMetadata;
  readonly reversed: boolean;
}

/** Clock and score of a match: `63′ 2:1`. */
const PlayStanding = ({ metadata, reversed }: PlayStandingProps) => {
  const lead = useNow((now) => formatPlayTime(metadata, reversed, now).lead);
  return `${lead} ${scoreText(metadata.score, reversed)}`;
};

/** Whether the match is in play: by the offer, or by the selection's own copy where the offer no longer has the event. */
const useIsLive = ({ eventId, game, metadata }: Selection): boolean => {
  const event = useEvent(eventId);
  return event ? event.live && event.metadata !== null && !event.ended : game === "LIVE" && metadata !== null;
};

/** Start time of the match, or clock and score while it is in play. */
const PickWhen = ({ selection }: { readonly selection: Selection }) => {
  const event = useEvent(selection.eventId);
  const isLive = useIsLive(selection);
  const { dates } = usePresentation();
  if (event?.ended) return message("play.ended");
  const metadata = event ? event.metadata : selection.metadata;
  if (isLive && metadata) return <PlayStanding metadata={metadata} reversed={(event ?? selection).reversed ?? false} />;
  return formatEventTime(event?.startsAt ?? selection.startsAt, Date.now(), dates).text;
};

interface PickPriceProps {
  readonly selection: Selection;
  readonly odds: Price | null;
  readonly move: Move | null;
  readonly format: OddsFormat;
}

const MOVE_WORDS = { up: "slip.rose", down: "slip.fell" } as const;

/** A price of several selections together counts as one outcome. */
export const outcomesOf = ({ type, markets }: Selection): number =>
  type === "bet_builder" ? 1 : (Object.values(markets)[0]?.outcomes ?? 1);

/** The price of a pick: current, changed since it was accepted, suspended, or not known yet. */
const PickPrice = ({ selection, odds, move, format }: PickPriceProps) => {
  const words = priceWords(format, outcomesOf(selection));
  if (selection.availability === "suspended") return <SelectionPrice price="" suspended={words.suspended} />;
  if (selection.availability === "gone") return <SelectionPrice price="" suspended={words.unavailable} />;
  if (odds === null) return <SelectionPrice price="" pending={message("error.price_pending")} />;
  const { previousOdds } = selection;
  const change =
    move === null || previousOdds === null
      ? undefined
      : { from: words.format(previousOdds), move, words: message(MOVE_WORDS[move]) };
  return <SelectionPrice price={words.format(odds)} negative={words.isNegative?.(odds) ?? false} change={change} />;
};

interface PickCardProps {
  readonly selection: Selection;
  readonly odds: Price | null;
  readonly move: Move | null;
  /** Why this selection cannot be bet on. */
  readonly error?: SlipError | undefined;
  /** Why the bookmaker rejected it. */
  readonly rejection?: string | undefined;
  /** Undefined while the slip cannot be changed. */
  readonly dispatch?: ((action: SlipAction) => void) | undefined;
  readonly canFix?: boolean;
  /** True once the bet is decided. */
  readonly settled?: boolean;
  readonly children?: ReactNode;
}

/** Errors without a text on the card: the card shows a lock or a spinner for them, and a changed price is reported once above the cards. */
const SAID_ELSEWHERE: readonly SlipError["key"][] = ["price_pending", "odds_changed"];

const reasonOf = ({ error, rejection }: PickCardProps, { format }: Money): string | undefined => {
  if (error && !SAID_ELSEWHERE.includes(error.key)) return slipErrorText(error, format);
  return rejection;
};

const marketsOf = ({ markets }: Selection): SelectionMarket[] => Object.values(markets);

const removeLeg = (selection: Selection, market: SelectionMarket): SlipAction => ({
  type: "builder outcome selected",
  pick: { selection, market },
  at: Date.now(),
});

/** Memoised: a change of one pick does not render the cards of the others, so that a long slip does not slow down a tap. */
export const PickCard = memo((props: PickCardProps) => {
  const { selection, odds, move, dispatch, canFix = false, settled = false, children } = props;
  const { oddsFormat } = usePresentation();
  const money = useMoney();
  const isLive = useIsLive(selection);
  const markets = marketsOf(selection);
  const [market] = markets;
  const isBuilder = selection.type === "bet_builder";
  const name = isBuilder ? message("betBuilder.title") : (market?.outcomeName ?? "");
  const when = <PickWhen selection={selection} />;
  const words = isBuilder
    ? {
        tag: <StatusBadge status="betBuilder" text={message("betBuilder.title")} />,
        outcome: selection.eventName,
        market: when,
        legs: markets.map((leg) => ({
          id: leg.outcomeId,
          outcome: leg.outcomeName,
          market: leg.marketName,
          ...(dispatch && {
            remove: {
              label: message("slip.remove", { name: leg.outcomeName }),
              onRemove: () => dispatch(removeLeg(selection, leg)),
            },
          }),
        })),
      }
    : { outcome: name, market: market?.marketName, when, live: isLive, event: selection.eventName };
  return (
    <SelectionCard
      {...words}
      price={<PickPrice selection={selection} odds={odds} move={move} format={oddsFormat} />}
      reason={reasonOf(props, money)}
      waiting={dispatch === undefined && !settled}
      {...(dispatch && {
        remove: {
          label: message("slip.remove", { name }),
          onRemove: () => dispatch({ type: "selection removed", id: selection.id }),
        },
      })}
      aside={
        canFix &&
        dispatch && (
          <FixToggle
            pressed={selection.banker}
            text={message("slip.fix")}
            label={message("slip.fixName", { name })}
            onToggle={() => dispatch({ type: "banker toggled", id: selection.id })}
          />
        )
      }
    >
      {children}
    </SelectionCard>
  );
});
