import { useAuth, useTranslation } from "@payloadcms/ui";
import { useId } from "react";
import { may, roleOf } from "../../access/roles.ts";
import { initialsOf } from "../model/initials.ts";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import { Segmented } from "./segmented.tsx";
import styles from "./user-menu.module.css";

const LANGUAGES = [
  { value: "en", name: "English" },
  { value: "de", name: "Deutsch" },
] as const;

/** Who is signed in, the language of the studio, and the way out. The browser closes it on Escape and on a click elsewhere. */
export const UserMenu = ({ page }: { readonly page: string | null }) => {
  const words = useWords(shellWords);
  const { user } = useAuth();
  const { i18n, switchLanguage } = useTranslation();
  const id = useId();
  if (!user) return null;
  const name = String(user.name || user.email);
  const links = [
    ...(may(user, "administrate") ? ([["/admin/users", "Users"]] as const) : []),
    ["/admin/account", "Account"],
  ] as const;
  return (
    <div className={styles.user}>
      <button
        type="button"
        className={styles.face}
        popoverTarget={id}
        aria-label={`${initialsOf(name)}, ${words.account}: ${name}`}
      >
        {initialsOf(name)}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p>
          <b>{name}</b>
          <small>{words.roles[roleOf(user)]}</small>
        </p>
        <Segmented
          label={words.language}
          choices={LANGUAGES}
          value={i18n.language === "de" ? "de" : "en"}
          onChange={(language) => void switchLanguage?.(language)}
        />
        {links.map(([href, link]) => (
          <a key={href} href={href} aria-current={link === page ? "page" : undefined}>
            {words.pages[link]}
          </a>
        ))}
        <a href="/admin/logout">{words.signOut}</a>
      </div>
    </div>
  );
};
