import { type Betslip, parseAmount } from "@touchline/betting";
import { offersLive } from "@touchline/jurisdictions";
import type { RefusalReason } from "../../data/betslip/betslip-model.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { message } from "../../i18n/message.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BetRow } from "./bet-row.tsx";
import foot from "./foot.module.css";
import { LoadCode } from "./load-code.tsx";
import {
  type Decided,
  holdsOnlyRejected,
  placedBets,
  rejectedBets,
  rejectionsById,
  rejectionTexts,
  sumStakes,
} from "./outcome.ts";
import { PickCards } from "./pick-cards.tsx";
import { PlaceAction } from "./place-action.tsx";
import { Receipt } from "./receipt.tsx";
import partlyPlacedStyles from "./result.module.css";
import rejectionStyles from "./result.module.css";
import styles from "./slip.module.css";
import slipStyles from "./slip.module.css";
import { SlipForm } from "./slip-form.tsx";
import { useActiveSlip, useMoney } from "./slip-hooks.ts";
import { useHeading } from "./use-heading.ts";
import { isWaiting, WaitingView } from "./waiting-view.tsx";

interface RejectionProps {
  readonly decided: Decided;
  /** True below a heading that already names the overall result. */
  readonly isPart?: boolean;
}

/** Rejected bets. A single bet shows its reason here; of several only the count is shown, and each card has its reason. */
const Rejection = ({ decided, isPart = false }: RejectionProps) => {
  const money = useMoney();
  const heading = useHeading();
  const bets = rejectedBets(decided);
  const [only] = bets;
  const isOne = bets.length === 1 && only !== undefined;
  const offered = isOne && only.alternativeStake !== null ? parseAmount(only.alternativeStake, decided.currency) : null;
  return (
    <Notice tone="danger" icon="x">
      <div className={rejectionStyles.failed}>
        <h3 ref={isPart ? undefined : heading} tabIndex={-1}>
          {isOne ? message("placement.notPlaced") : message("placement.severalNotPlaced", { count: bets.length })}
        </h3>
        <p>
          {isPart
            ? message("placement.returned", { amount: money.format(sumStakes(bets, decided.currency)) })
            : message("placement.noMoney")}
        </p>
        {isOne && (
          <ul>
            {rejectionTexts(only).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {offered !== null && <p>{message("placement.alternative", { amount: money.format(offered) })}</p>}
      </div>
    </Notice>
  );
};

/** Some bets were placed and some were not. The rejected ones can be tried again if nothing else is on the slip. */
const PartlyPlaced = ({ decided, slip }: { readonly decided: Decided; readonly slip: Betslip }) => {
  const { dismissPlacement } = useBetslips();
  const figures = useSlip(selectSummary);
  const money = useMoney();
  const heading = useHeading();
  const [placed, rejected] = [placedBets(decided), rejectedBets(decided)];
  const canRepeat = holdsOnlyRejected(decided, slip);
  return (
    <>
      <div className={slipStyles.body}>
        <div className={partlyPlacedStyles.centre}>
          <span className={partlyPlacedStyles.icon} data-tone="warning">
            <Icon name="warn" size={32} />
          </span>
          <h3 ref={heading} tabIndex={-1} className={partlyPlacedStyles.title}>
            {message("receipt.partly", { placed: placed.length, count: decided.result.bets.length })}
          </h3>
        </div>
        <ul className={partlyPlacedStyles.bets}>
          {[...placed, ...rejected].map((bet) => (
            <BetRow key={bet.id} bet={bet} decided={decided} />
          ))}
        </ul>
        <Rejection decided={decided} isPart />
        {canRepeat && <PickCards slip={slip} rejections={rejectionsById(decided)} />}
      </div>
      <footer className={foot.foot}>
        <dl className={foot.rows}>
          <div className={foot.pair}>
            <dt>{message("receipt.taken")}</dt>
            <dd>{money.format(sumStakes(placed, decided.currency))}</dd>
          </div>
          <div className={foot.pair}>
            <dt>{message("receipt.returned")}</dt>
            <dd>{money.format(sumStakes(rejected, decided.currency))}</dd>
          </div>
        </dl>
        {canRepeat && <PlaceAction summary={figures} />}
        <Button kind={canRepeat ? "ghost" : "primary"} block onClick={dismissPlacement}>
          {message("receipt.backToSlip")}
        </Button>
      </footer>
    </>
  );
};

/** The bet was not sent or was refused for certain; the button below tries again. */
const Refusal = ({ why }: { readonly why: RefusalReason }) => {
  const { dismissPlacement } = useBetslips();
  return (
    <Notice tone="danger">
      <div className={styles.notice}>
        <span>
          <b>{message("placement.notPlaced")}.</b> {message(`refusal.${why}`)}
        </span>
        <IconButton icon="x" size={18} label={message("actions.close")} onClick={dismissPlacement} />
      </div>
    </Notice>
  );
};

const EmptySlip = () => {
  const { undoClear } = useBetslips();
  const { pack } = useConfig();
  const isCleared = useSlip(({ cleared }) => cleared !== null);
  const hrefOf = useHref();
  return (
    <div className={styles.body}>
      <EmptyState drawing="slip" title={message("slip.emptyTitle")} text={message("slip.emptyText")}>
        {isCleared && (
          <Button kind="primary" small onClick={undoClear}>
            {message("slip.undoClear")}
          </Button>
        )}
        {offersLive(pack) && (
          <ButtonLink small href={hrefOf({ view: "live", filters: { date: "all" } })}>
            {message("slip.seeLive")}
          </ButtonLink>
        )}
      </EmptyState>
      <LoadCode />
    </div>
  );
};

interface SlipViewProps {
  /** Given where the slip is in a sheet over the page. */
  readonly onClose: (() => void) | undefined;
}

/** The state of the placement decides which view is shown. */
export const SlipView = ({ onClose }: SlipViewProps) => {
  const betslips = useBetslips();
  const placement = useSlip(({ placement }) => placement);
  const slip = useActiveSlip();
  const onClear = onClose ? () => betslips.dispatch({ type: "slip cleared" }) : undefined;

  const leaveReceipt = (): void => {
    betslips.dismissPlacement();
    if (slip.selectionsList.length === 0) onClose?.();
  };

  if (isWaiting(placement)) return <WaitingView placement={placement} slip={slip} />;
  if (placement.status === "decided") {
    if (rejectedBets(placement).length === 0) return <Receipt decided={placement} onDone={leaveReceipt} />;
    if (placedBets(placement).length > 0 || slip.selectionsList.length === 0)
      return <PartlyPlaced decided={placement} slip={slip} />;
    const rejections = rejectionsById(placement);
    return (
      <SlipForm slip={slip} outcome={<Rejection decided={placement} />} rejections={rejections} onClear={onClear} />
    );
  }
  if (slip.selectionsList.length === 0) return <EmptySlip />;
  const outcome = placement.status === "refused" && <Refusal why={placement.why} />;
  return <SlipForm slip={slip} outcome={outcome} onClear={onClear} />;
};
