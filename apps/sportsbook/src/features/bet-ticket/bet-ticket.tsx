import { message } from "../../i18n/message.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface BetTicketProps {
  readonly signedIn: boolean;
  readonly lastTicketsHref: string;
  readonly onLogIn: () => void;
}

/** The page of one bet. A ticket is shown to its owner only, so a visitor is asked to sign in; nobody has a bet before bets are taken. */
export const BetTicket = ({ signedIn, lastTicketsHref, onLogIn }: BetTicketProps) =>
  signedIn ? (
    <EmptyState mark="slip" title={message("ticket.unknown.title")} text={message("ticket.unknown.text")}>
      <ButtonLink kind="primary" href={lastTicketsHref}>
        {message("lastTickets.title")}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState mark="slip" title={message("ticket.logIn.title")} text={message("ticket.logIn.text")}>
      <Button kind="primary" onClick={onLogIn}>
        {message("header.logIn")}
      </Button>
    </EmptyState>
  );
