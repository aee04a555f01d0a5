import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./last-tickets.module.css";

interface LastTicketsProps {
  readonly signedIn: boolean;
  readonly onLogIn: () => void;
}

/** A visitor has no tickets here; whoever wants to see theirs is sent to the host to sign in. */
export const LastTickets = ({ signedIn, onLogIn }: LastTicketsProps) => (
  <div className={styles.invitation}>
    <Icon name="ticket" size={22} />
    <p>{message(signedIn ? "lastTickets.none" : "lastTickets.logInText")}</p>
    {!signedIn && (
      <Button small onClick={onLogIn}>
        {message("header.logIn")}
      </Button>
    )}
  </div>
);
