import { useHostLink } from "../../host/host-link.ts";
import { message } from "../../i18n/message.ts";
import { Menu, type MenuProps } from "../../ui/menu.tsx";
import { EntryCount, NavigationIcon } from "./navigation-entry.tsx";
import type { NavigationItem, NavigationTarget } from "./navigation-items.ts";

interface MoreMenuProps {
  readonly items: readonly NavigationItem[];
  readonly face: NonNullable<MenuProps["face"]>;
  readonly onGo: (path: string) => void;
}

export const MoreMenu = ({ items, face, onGo }: MoreMenuProps) => {
  const { requestPage } = useHostLink();
  const follow = (target: NavigationTarget): void => {
    if ("event" in target) requestPage(target.event);
    else if (target.href.startsWith("/")) onGo(new URL(target.href, location.href).pathname);
    else window.open(target.href, "_blank", "noopener");
  };
  return (
    <Menu
      text={message("navigation.more")}
      face={face}
      items={items.map(({ key, label, icon, count }) => ({
        id: key,
        text: label,
        picture: <NavigationIcon icon={icon} />,
        ...(count !== undefined && { note: <EntryCount count={count} /> }),
      }))}
      onSelect={(id) => {
        const chosen = items.find(({ key }) => key === id);
        if (chosen) follow(chosen.target);
      }}
    />
  );
};
