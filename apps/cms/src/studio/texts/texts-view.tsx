import type { AdminViewServerProps } from "payload";
import { environment } from "../../environment.ts";
import { loadBrands } from "../load-brands.ts";
import { TextsScreen } from "./texts-screen.tsx";

export const TextsView = async (props: AdminViewServerProps) => (
  <TextsScreen brands={await loadBrands(props, "/admin/texts")} appUrl={environment.appUrl} />
);
