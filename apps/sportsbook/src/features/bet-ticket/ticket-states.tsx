import type { ReactNode } from "react";
import { useSecondsUntil } from "../../data/use-seconds-until.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { NarrowHead } from "./narrow-head.tsx";
import styles from "./ticket.module.css";

/** After so many milliseconds a wait is owned up to. */
const LONG = 8000;

export const Loading = ({ since }: { readonly since: number }) => {
  const isLong = useSecondsUntil(since + LONG) === 0;
  return (
    <div className={styles.loading} role="status" aria-label={message("ticket.loading")}>
      <Spinner />
      {isLong && <p>{message("ticket.stillLoading")}</p>}
    </div>
  );
};

export const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <EmptyState mark="error" title={message("ticket.failed.title")} text={message("ticket.failed.text")}>
      <Button kind="primary" onClick={onRetry}>
        {message("ticket.tryAgain")}
      </Button>
    </EmptyState>
  </div>
);

export const Missing = () => (
  <EmptyState mark="slip" title={message("ticket.unknown.title")} text={message("ticket.unknown.text")} />
);

export const LogIn = ({ onLogIn }: { readonly onLogIn: () => void }) => (
  <EmptyState mark="slip" title={message("ticket.logIn.title")} text={message("ticket.logIn.text")}>
    <Button kind="primary" onClick={onLogIn}>
      {message("header.logIn")}
    </Button>
  </EmptyState>
);

interface WithoutBetProps {
  readonly narrow: boolean;
  readonly onBack: (() => void) | null;
  readonly children: ReactNode;
}

/** The page while there is no bet to show: the way back is there all the same. */
export const WithoutBet = ({ narrow, onBack, children }: WithoutBetProps) => (
  <div className={narrow ? styles.narrow : styles.wide}>
    {narrow && <NarrowHead title={message("ticket.title")} onBack={onBack} />}
    {children}
  </div>
);
