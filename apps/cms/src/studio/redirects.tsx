import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";

/** Addresses of Payload's own lists and forms, for old links: each leads to the screen of the studio. */
type Asked = Pick<AdminViewServerProps, "initPageResult">;

export const ToPages = (): never => redirect("/admin/pages");

export const ToMedia = (): never => redirect("/admin/media");

export const ToPicture = ({ initPageResult: { docID } }: Asked): never =>
  redirect(docID ? `/admin/media?picture=${docID}` : "/admin/media");

export const ToBanners = (): never => redirect("/admin/banners");

export const ToBanner = ({ initPageResult: { docID } }: Asked): never => redirect(`/admin/banners/${docID ?? "new"}`);

export const ToGroups = (): never => redirect("/admin/banners?show=groups");
