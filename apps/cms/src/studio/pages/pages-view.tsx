import type { AdminViewServerProps } from "payload";
import { environment } from "../../environment.ts";
import { loadBrands } from "../load-brands.ts";
import { Pages } from "./pages.tsx";

export const PagesView = async (props: AdminViewServerProps) => (
  <Pages brands={await loadBrands(props, "/admin/pages")} appUrl={environment.appUrl} />
);
