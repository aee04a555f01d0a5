import { type Betslip, type SlipError, selectionsToConfirm } from "@touchline/betting";
import type { LoadedChange } from "../../data/betslip/betslip-model.ts";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { selectErrors } from "../../data/betslip/selectors.ts";
import { usePreferences } from "../../data/preferences/preferences-context.ts";
import { useSeemsSignedIn } from "../../entities/session/session-context.ts";
import { rejectionText, slipErrorText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./slip.module.css";
import { useMoney } from "./slip-hooks.ts";

const KINDS = { odds: "slip.changed", gone: "loaded.gone", suspended: "slip.blocked" } as const;

const changeTexts = (changes: readonly LoadedChange[]): string[] =>
  (["odds", "gone", "suspended"] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [message(KINDS[kind], { count })];
  });

/** What changed in a slip that was loaded from storage or a code, until the bettor dismisses it. */
export const LoadedNotice = () => {
  const { dismissLoaded } = useBetslips();
  const state = useSlip(({ loaded }) => loaded);
  const { active } = useSlip(selectSlips);
  if (state.status !== "loaded" || state.slip !== active) return null;
  const texts = changeTexts(state.changes);
  return (
    <Notice tone={texts.length === 0 ? "success" : "warning"}>
      <div className={styles.notice}>
        <span>
          <b>{message("loaded.title", { code: state.code })}.</b>{" "}
          {texts.length === 0 ? message("loaded.same") : `${texts.join(". ")}.`}
        </span>
        <IconButton icon="x" size={18} label={message("actions.close")} onClick={dismissLoaded} />
      </div>
    </Notice>
  );
};

/** Amounts that the bettor entered and that no longer count. */
const DroppedNotice = () => {
  const dropped = useSlip((state) => state.dropped);
  const { active } = useSlip(selectSlips);
  if (dropped?.slip !== active) return null;
  return <Notice tone="warning">{message(`slip.dropped.${dropped.what}`)}</Notice>;
};

const UNPLAYABLE: readonly SlipError["key"][] = ["selection_suspended", "selection_gone", "bet_builder_unavailable"];

/** Prices that moved against the bettor's choice. */
const ChangedNotice = ({ slip }: { readonly slip: Betslip }) => {
  const { dispatch } = useBetslips();
  const { oddsChangesOption } = usePreferences();
  const count = selectionsToConfirm(slip, oddsChangesOption).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <div className={styles.notice}>
        <span>
          <b>{message("slip.changed", { count })}.</b> {message("slip.confirm")}
        </span>
        <Button small onClick={() => dispatch({ type: "odds accepted" })}>
          {message("slip.accept")}
        </Button>
      </div>
    </Notice>
  );
};

/** Picks that block the slip, with one button that removes them all. */
const BlockedNotice = ({ errors }: { readonly errors: readonly SlipError[] }) => {
  const { dispatch } = useBetslips();
  const ids = errors.flatMap((error) => (error.at === "selection" && UNPLAYABLE.includes(error.key) ? [error.id] : []));
  if (ids.length === 0) return null;
  const remove = (): void => {
    for (const id of ids) dispatch({ type: "selection removed", id });
  };
  return (
    <Notice tone="warning" icon="lock">
      <div className={styles.notice}>
        <b>{message("slip.blocked", { count: ids.length })}</b>
        <Button small onClick={remove}>
          {message("slip.removeBlocked")}
        </Button>
      </div>
    </Notice>
  );
};

/** Errors of the slip itself, not of one selection. */
export const SlipNotices = ({ slip }: { readonly slip: Betslip }) => {
  const errors = useSlip(selectErrors);
  const signedIn = useSeemsSignedIn();
  const { format } = useMoney();
  const isTermsNotice = useSlip(({ termsNotice }) => termsNotice);
  const slipError = errors.find(({ at }) => at === "slip");
  return (
    <>
      <ChangedNotice slip={slip} />
      {isTermsNotice && <Notice tone="warning">{rejectionText({ code: "TERMS_CHANGED", reason: "" })}</Notice>}
      <DroppedNotice />
      <BlockedNotice errors={errors} />
      {slipError && <Notice tone="warning">{slipErrorText(slipError, format)}</Notice>}
      {!signedIn && (
        <Notice tone="info" icon="user">
          {message("slip.kept")}
        </Notice>
      )}
    </>
  );
};
