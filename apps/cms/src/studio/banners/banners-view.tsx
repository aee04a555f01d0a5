import type { AdminViewServerProps } from "payload";
import { loadBrands } from "../load-brands.ts";
import { Banners } from "./banners.tsx";

export const BannersView = async (props: AdminViewServerProps) => (
  <Banners brands={await loadBrands(props, "/admin/banners")} />
);
