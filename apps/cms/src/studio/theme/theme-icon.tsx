import type { Theme } from "@touchline/brands";
import { Icon } from "../parts/icon.tsx";

export const ThemeIcon = ({ theme }: { readonly theme: Theme }) => (
  <Icon name={theme === "light" ? "sun" : "moon"} size={15} />
);
