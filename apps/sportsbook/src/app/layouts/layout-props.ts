import type { NavigationItem } from "../../features/navigation/navigation-items.ts";

export interface LayoutProps {
  readonly items: readonly NavigationItem[];
  readonly onOpenSlip: () => void;
  readonly onOpenLeagues: () => void;
}
