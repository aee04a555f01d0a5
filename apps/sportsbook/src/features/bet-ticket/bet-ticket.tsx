import type { BetSelection } from "@touchline/protocol";
import { useState } from "react";
import { useStore } from "zustand";
import { useTickets } from "../../data/tickets/tickets-context.ts";
import styles from "./ticket.module.css";
import { TicketPage } from "./ticket-page.tsx";
import { Loading, LogIn, Missing, WithoutBet } from "./ticket-states.tsx";

interface BetTicketProps {
  readonly signedIn: boolean;
  readonly onLogIn: () => void;
  /** Null where none was asked for, or the host has not said which. */
  readonly betId: string | null;
  /** Not inside the page of a host, which draws a frame of its own. */
  readonly standalone: boolean;
  readonly narrow: boolean;
  /** The layout of a phone, whatever the width. */
  readonly loadMobileView: boolean;
  readonly eventHref: (selection: BetSelection) => string | null;
  readonly ticketHref: (betId: string) => string;
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
}

type SignedInProps = Omit<BetTicketProps, "signedIn" | "onLogIn" | "standalone" | "loadMobileView">;

const SignedIn = ({ betId, ...surroundings }: SignedInProps) => {
  const tickets = useStore(useTickets());
  const [since] = useState(Date.now);
  const { narrow, onBack } = surroundings;
  if (tickets && betId !== null) return <TicketPage key={betId} tickets={tickets} betId={betId} {...surroundings} />;
  return (
    <WithoutBet narrow={narrow} onBack={onBack}>
      {betId === null ? <Missing /> : <Loading since={since} />}
    </WithoutBet>
  );
};

/** The page of one bet. A ticket is shown to its owner only, so a visitor is asked to sign in. */
export const BetTicket = ({ signedIn, onLogIn, standalone, loadMobileView, ...props }: BetTicketProps) => {
  const narrow = props.narrow || loadMobileView;
  return (
    <div className={styles.page} data-standalone={standalone}>
      {signedIn ? (
        <SignedIn {...props} narrow={narrow} />
      ) : (
        <WithoutBet narrow={narrow} onBack={props.onBack}>
          <LogIn onLogIn={onLogIn} />
        </WithoutBet>
      )}
    </div>
  );
};
