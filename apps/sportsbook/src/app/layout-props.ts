import type { NavigationItem } from "../features/navigation/navigation-items.ts";
import type { Place } from "./navigation.ts";

export interface LayoutProps {
  readonly place: Place;
  readonly items: readonly NavigationItem[];
  readonly onOpenSlip: () => void;
  readonly onOpenLeagues: () => void;
}
