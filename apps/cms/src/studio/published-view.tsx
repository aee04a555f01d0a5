import type { AdminViewServerProps } from "payload";
import { loadBrands } from "./load-brands.ts";
import { Versions } from "./versions/versions.tsx";

export const PublishedView = async (props: AdminViewServerProps) => (
  <Versions brands={await loadBrands(props, "/admin/published")} />
);
