import { message } from "../../i18n/message.ts";
import { Menu } from "../../ui/menu.tsx";

/** `Jonas Keller` → `JK`: first and last name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A letter may have more than one code unit.
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
};

export interface SignedIn {
  readonly punter: { readonly name: string };
  readonly logOut: () => void;
}

interface AccountMenuProps extends SignedIn {
  readonly className: string | undefined;
  readonly onPreferences: () => void;
}

export const AccountMenu = ({ punter: { name }, logOut, className, onPreferences }: AccountMenuProps) => {
  const actions = { preferences: onPreferences, logOut };
  const badge = (
    <span role="img" aria-label={message("header.account", { name })}>
      {initialsOf(name)}
    </span>
  );
  return (
    <Menu
      text={name}
      title={name}
      face={{ content: badge, className }}
      items={[
        { id: "preferences", text: message("navigation.preferences"), icon: "gear" },
        { id: "logOut", text: message("header.logOut"), icon: "arrow" },
      ]}
      onSelect={(id) => actions[id as keyof typeof actions]()}
    />
  );
};
