import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useTickets } from "../../data/tickets/tickets-context.ts";
import type { Ticket, Tickets } from "../../data/tickets/tickets-model.ts";
import { useSecondsUntil } from "../../data/use-now.ts";
import { useStore } from "../../data/use-store.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { type Notify, NotifyContext } from "../../entities/toast/notify-context.ts";
import { NarrowContext, useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";
import { NarrowHead } from "./narrow-head.tsx";
import { NarrowTicket } from "./narrow-ticket.tsx";
import { type OpenTicket, OpenTicketContext } from "./open-ticket.ts";
import styles from "./ticket.module.css";
import { WideTicket } from "./wide-ticket.tsx";

/** In milliseconds: a longer wait is explained. */
const LONG = 8000;

const Loading = ({ since }: { readonly since: number }) => {
  const isLong = useSecondsUntil(since + LONG) === 0;
  return (
    <div className={styles.loading} role="status" aria-label={message("ticket.loading")}>
      <Spinner />
      {isLong && <p>{message("ticket.stillLoading")}</p>}
    </div>
  );
};

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <EmptyState drawing="error" title={message("ticket.failed.title")} text={message("ticket.failed.text")}>
      <Button kind="primary" onClick={onRetry}>
        {message("ticket.tryAgain")}
      </Button>
    </EmptyState>
  </div>
);

const Missing = () => (
  <EmptyState drawing="slip" title={message("ticket.unknown.title")} text={message("ticket.unknown.text")} />
);

const LogIn = ({ onLogIn }: { readonly onLogIn: () => void }) => (
  <EmptyState drawing="slip" title={message("ticket.logIn.title")} text={message("ticket.logIn.text")}>
    <Button kind="primary" onClick={onLogIn}>
      {message("header.logIn")}
    </Button>
  </EmptyState>
);

interface WithoutBetProps extends Pick<OpenTicket, "onBack"> {
  readonly children: ReactNode;
}

/** The page without a bet: loading, failed or missing. It has the back button as well. */
const WithoutBet = ({ onBack, children }: WithoutBetProps) => {
  const isNarrow = useIsNarrow();
  return (
    <div className={isNarrow ? styles.narrow : styles.wide}>
      {isNarrow && <NarrowHead title={message("ticket.title")} onBack={onBack} />}
      {children}
    </div>
  );
};

/** Toasts of the ticket page. */
const TicketToasts = ({ children }: { readonly children: ReactNode }) => {
  const [toast, setToast] = useState<ToastMessage>();
  const notify = useCallback<Notify>((tone, text) => setToast({ id: crypto.randomUUID(), tone, text }), []);
  return (
    <NotifyContext value={notify}>
      {children}
      <Toasts label={message("ticket.title")} toast={toast} raised />
    </NotifyContext>
  );
};

const useTicket = (tickets: Tickets, betId: string): Ticket | null => {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  useEffect(() => {
    const opened = tickets.openTicket(betId);
    setTicket(opened);
    return opened.close;
  }, [tickets, betId]);
  return ticket;
};

const Opened = ({ tickets, ticket, onBack }: OpenTicket) => {
  const isNarrow = useIsNarrow();
  const state = useStore(ticket.bet);
  const open = useMemo(() => ({ tickets, ticket, onBack }), [tickets, ticket, onBack]);
  if (state.status === "loaded") {
    const Layout = isNarrow ? NarrowTicket : WideTicket;
    return (
      <OpenTicketContext value={open}>
        <TicketToasts>
          <PartBoundary name="ticket" size="screen">
            <Layout bet={state.value} />
          </PartBoundary>
        </TicketToasts>
      </OpenTicketContext>
    );
  }
  return (
    <WithoutBet onBack={onBack}>
      {state.status === "loading" && <Loading since={state.since} />}
      {state.status === "failed" && <Failed onRetry={ticket.retry} />}
      {state.status === "missing" && <Missing />}
    </WithoutBet>
  );
};

interface TicketPageProps extends Omit<OpenTicket, "ticket"> {
  readonly betId: string;
}

/** One bet, kept up to date while its page is open. */
const TicketPage = ({ tickets, betId, onBack }: TicketPageProps) => {
  const ticket = useTicket(tickets, betId);
  return ticket && <Opened tickets={tickets} ticket={ticket} onBack={onBack} />;
};

interface BetTicketProps {
  readonly signedIn: boolean;
  readonly onLogIn: () => void;
  /** Null if neither the address nor the host names a bet. */
  readonly betId: string | null;
  /** False inside a host's page, which has its own frame. */
  readonly standalone: boolean;
  /** The layout of a phone, whatever the width. */
  readonly loadMobileView: boolean;
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
}

const SignedIn = ({ betId, onBack }: Pick<BetTicketProps, "betId" | "onBack">) => {
  const tickets = useStore(useTickets());
  const [since] = useState(Date.now);
  if (tickets && betId !== null) return <TicketPage key={betId} tickets={tickets} betId={betId} onBack={onBack} />;
  return <WithoutBet onBack={onBack}>{betId === null ? <Missing /> : <Loading since={since} />}</WithoutBet>;
};

/** The page of one bet. A ticket is shown to its owner only, so a visitor is asked to sign in. */
export const BetTicket = ({ signedIn, onLogIn, betId, standalone, loadMobileView, onBack }: BetTicketProps) => {
  const isNarrow = useIsNarrow() || loadMobileView;
  return (
    <NarrowContext value={isNarrow}>
      <div className={styles.page} data-standalone={standalone}>
        {signedIn ? (
          <SignedIn betId={betId} onBack={onBack} />
        ) : (
          <WithoutBet onBack={onBack}>
            <LogIn onLogIn={onLogIn} />
          </WithoutBet>
        )}
      </div>
    </NarrowContext>
  );
};
