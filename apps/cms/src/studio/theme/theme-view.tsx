import type { AdminViewServerProps } from "payload";
import { environment } from "../../environment.ts";
import { loadBrands } from "../load-brands.ts";
import { ThemeScreen } from "./theme-screen.tsx";

export const ThemeView = async (props: AdminViewServerProps) => (
  <ThemeScreen brands={await loadBrands(props, "/admin/theme")} appUrl={environment.appUrl} />
);
