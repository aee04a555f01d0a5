import type { AdminViewServerProps } from "payload";
import { environment } from "../../environment.ts";
import { loadBrands } from "../load-brands.ts";
import { BannerEditor } from "./banner-editor.tsx";

/** `/admin/banners/new` and `/admin/banners/{id}`. */
export const BannerView = async (props: AdminViewServerProps) => {
  const [, id = "new"] = ([] as string[]).concat(props.params?.segments ?? []);
  const brands = await loadBrands(props, `/admin/banners/${id}`);
  return <BannerEditor brands={brands} id={id} appUrl={environment.appUrl} />;
};
