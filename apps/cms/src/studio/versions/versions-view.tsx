import type { AdminViewServerProps } from "payload";
import { loadBrands } from "../load-brands.ts";
import { Versions } from "./versions.tsx";

export const VersionsView = async (props: AdminViewServerProps) => (
  <Versions brands={await loadBrands(props, "/admin/versions")} />
);
