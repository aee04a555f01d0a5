import type { SymbolPosition } from "@touchline/betting";
import type { SaferGamblingSettings } from "@touchline/brands";
import { useState } from "react";
import type { CheckAnswer, GamblingPage, Play } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useStore } from "../../data/use-store.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AgeBadge, LegalLink } from "./legal-link.tsx";
import { formatPlayed, playedWords } from "./played-time.ts";
import { PositionFigures } from "./position-figures.tsx";
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

/** The session's figures. */
const Figures = ({ play, played, position }: Pick<RealityCheckProps, "play" | "position"> & { played: number }) => (
  <PositionFigures figures={useStore(play.session)} position={position}>
    <div>
      <dt>{message("realityCheck.played")}</dt>
      <dd>{formatPlayed(played)}</dd>
    </div>
  </PositionFigures>
);

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
