import type { AdminViewServerProps } from "payload";
import { environment } from "../../environment.ts";
import { loadBrands } from "../load-brands.ts";
import { Media } from "./media.tsx";

export const MediaView = async (props: AdminViewServerProps) => (
  <Media brands={await loadBrands(props, "/admin/media")} appUrl={environment.appUrl} />
);
