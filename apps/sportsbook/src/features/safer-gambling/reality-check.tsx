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
import { AgeMark, LegalLink } from "./legal-link.tsx";
import { formatPlayed, playedWords } from "./played-time.ts";
import styles from "./reality-check.module.css";

interface RealityCheckProps {
  readonly play: Play;
  readonly ageMark: string;
  readonly settings: SaferGamblingSettings;
  readonly position: SymbolPosition;
  readonly onPage: (page: GamblingPage) => void;
}

/** Where an answer leads to. */
const PAGES: Readonly<Record<CheckAnswer["answer"], GamblingPage | null>> = {
  continue: null,
  break: "time-out",
  limits: "limits",
};
const ANSWERS = ["continue", "break", "limits"] as const satisfies readonly CheckAnswer["answer"][];

/** Not known is not nothing. */
const NOT_KNOWN = "–";

/** The session's figures, in one column: none of them is praise or alarm. */
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

/** A moment to look at the session. It must be answered, and every answer weighs the same. */
export const RealityCheck = ({ play, ageMark, settings, position, onPage }: RealityCheckProps) => {
  // The question is about the moment it was asked at.
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
        <AgeMark mark={ageMark} />
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
