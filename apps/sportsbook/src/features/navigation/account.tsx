import { Suspense } from "react";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import type { SignedIn } from "./account-menu.tsx";
import styles from "./navigation.module.css";

const AccountMenu = lazyPart(
  () => import("./account-menu.tsx"),
  (module) => module.AccountMenu,
);

interface AccountProps {
  /** Null where nobody is signed in. */
  readonly here: SignedIn | null;
  /** True while it is not known yet whether who was signed in still is. */
  readonly isAwaited?: boolean;
  readonly onLogIn: () => void;
  readonly onPreferences: () => void;
}

/** The log-in button or, for a signed-in punter, the account menu. */
export const Account = ({ here, isAwaited = false, onLogIn, onPreferences }: AccountProps) => {
  if (here)
    return (
      <Suspense fallback={<span className={styles.badge} />}>
        <AccountMenu {...here} className={styles.badge} onPreferences={onPreferences} />
      </Suspense>
    );
  if (isAwaited) return <span className={styles.badge} />;
  return (
    <Button kind="primary" small onClick={onLogIn}>
      {message("header.logIn")}
    </Button>
  );
};
