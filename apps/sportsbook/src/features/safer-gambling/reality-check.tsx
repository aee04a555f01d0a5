import { type Amount, formatMoney, type SymbolPosition } from "@touchline/betting";
import type { SaferGamblingSettings } from "@touchline/brands";
import { useState } from "react";
import { useStore } from "zustand";
import type { CheckAnswer, GamblingPage, Play } from "../../data/safer-gambling/safer-gambling-model.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AgeBadge, LegalLink } from "./legal-link.tsx";
import { formatPlayed, playedWords } from "./played-time.ts";
import styles from "./reality-check.module.css";

interface RealityCheckProps {
  readonly play: Play;
  readonly ageMark: string;
  readonly settings: SaferGamblingSettings;
  readonly position: SymbolPosition;
  readonly onPage: (page: GamblingPage) => void;
}

/** The host's page that an answer opens. */
const PAGES: Readonly<Record<CheckAnswer["answer"], GamblingPage | null>> = {
  continue: null,
  break: "time-out",
  limits: "limits",
};
const ANSWERS = ["continue", "break", "limits"] as const satisfies readonly CheckAnswer["answer"][];

/** An unknown amount is a dash, not zero. */
const NOT_KNOWN = "–";

/** The session's figures, without colours: neither a win nor a loss is emphasised. */
const Figures = ({ play, played, position }: Pick<RealityCheckProps, "play" | "position"> & { played: number }) => {
  const figures = useStore(play.session);
  const money = (amount: Amount | undefined): string =>
    figures && amount !== undefined
      ? formatMoney(amount, { currency: figures.currency, locale: pageLocale(), position })
      : NOT_KNOWN;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{message("realityCheck.played")}</dt>
        <dd>{formatPlayed(played)}</dd>
      </div>
      <div>
        <dt>{message("realityCheck.staked")}</dt>
        <dd>{money(figures?.staked)}</dd>
      </div>
      <div>
        <dt>{message("realityCheck.returned")}</dt>
        <dd>{money(figures?.returned)}</dd>
      </div>
      <div className={styles.net}>
        <dt>{message("realityCheck.net")}</dt>
        <dd>{money(figures?.net)}</dd>
      </div>
    </dl>
  );
};

/** The reality check. It must be answered, and no answer is emphasised. */
export const RealityCheck = ({ play, ageMark, settings, position, onPage }: RealityCheckProps) => {
  // The figures are those of the moment the check was opened.
  const [played] = useState(() => Date.now() - play.startedAt);
  const { realityCheckMinutes, links } = settings;
  const answer = (given: CheckAnswer["answer"]): void => {
    play.answer(given);
    const page = PAGES[given];
    if (page) onPage(page);
  };
  return (
    <Dialog
      open
      icon="clock"
      title={message("realityCheck.title", { time: playedWords(played) })}
      text={message("realityCheck.lead")}
    >
      <Figures play={play} played={played} position={position} />
      <div className={styles.answers}>
        {ANSWERS.map((given) => (
          <Button key={given} kind="outline" block onClick={() => answer(given)}>
            {message(`realityCheck.${given}`)}
          </Button>
        ))}
      </div>
      <div className={styles.foot}>
        <AgeBadge text={ageMark} />
        <div>
          {realityCheckMinutes !== null && <p>{message("realityCheck.next", { count: realityCheckMinutes })}</p>}
          <LegalLink name="helpLine" links={links} onPage={onPage}>
            {message("realityCheck.help")}
            <Icon name="right" size={12} />
          </LegalLink>
        </div>
      </div>
    </Dialog>
  );
};
