import type { BrandDocument } from "@touchline/brands";
import { homepageSchema } from "@touchline/brands/schema";
import type { Screen } from "@touchline/brands/timeline";
import { idOf } from "../../access/tenant.ts";
import { fromForm, type ReadReference } from "../../fields/document-value.ts";
import { sectionShape } from "../../fields/settings-form.ts";
import { readContent } from "../../publishing/read-content.ts";
import { savedBanner } from "./banner-form.ts";
import type { Library, StoredBanner, StoredBrand, StoredGroup } from "./library.ts";

const byId = <Doc extends { readonly id: string }>(docs: readonly Doc[]): ReadonlyMap<string, Doc> =>
  new Map(docs.map((doc) => [doc.id, doc]));

/** Looks up what is referred to among everything that the tenant has. */
export const readFrom = ({ pictures, banners, groups }: Library): ReadReference => {
  const media = byId(pictures);
  const shown = byId(banners.map((banner) => ({ ...banner, image: media.get(String(banner.image)) })));
  const among = (ids: readonly string[]) => ids.flatMap((id) => shown.get(id) ?? []);
  const placed = byId(
    groups.map((group) => ({
      ...group,
      mobileBanners: among(group.mobileBanners),
      desktopBanners: among(group.desktopBanners),
    })),
  );
  const documents: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    media,
    banners: shown,
    "banner-groups": placed,
  };
  return (shape, value) => readContent(shape, documents[shape.to]?.get(idOf(value)));
};

/** The draft with the homepage as it is being edited; null where the app would refuse it. */
export const draftWith = (
  document: BrandDocument,
  homepage: StoredBrand["homepage"],
  library: Library,
): BrandDocument | null => {
  const parsed = homepageSchema.safeParse(fromForm(sectionShape("homepage"), homepage, readFrom(library)));
  return parsed.success ? { ...document, settings: { ...document.settings, homepage: parsed.data } } : null;
};

/** On which screens of which groups a banner stands, by the group's id. */
export type Standing = Readonly<Record<string, readonly Screen[]>>;

const LISTS = { mobile: "mobileBanners", desktop: "desktopBanners" } as const;

export const standingOf = (banner: string, { groups }: Library): Standing =>
  Object.fromEntries(
    groups.map((group) => [
      group.id,
      (["mobile", "desktop"] as const).filter((screen) => group[LISTS[screen]].includes(banner)),
    ]),
  );

const stand = (list: readonly string[], banner: string, isIn: boolean, isFirst: boolean): readonly string[] => {
  if (isIn && list.includes(banner) && !isFirst) return list;
  const others = list.filter((id) => id !== banner);
  if (!isIn) return others;
  return isFirst ? [banner, ...others] : [...others, banner];
};

/** A group with the banner in it where it is to stand: at the end if it is new there. */
export const withStanding = (group: StoredGroup, banner: string, standing: Standing, isFirst = false): StoredGroup => {
  const screens = standing[group.id] ?? [];
  return {
    ...group,
    mobileBanners: stand(group.mobileBanners, banner, screens.includes("mobile"), isFirst),
    desktopBanners: stand(group.desktopBanners, banner, screens.includes("desktop"), isFirst),
  };
};

/** As it comes back from the CMS: empty parts left out, buttons with the link of the banner. */
const asSaved = (banner: StoredBanner): StoredBanner => ({ ...banner, ...savedBanner(banner) });

/** Everything with one banner as it is being edited. */
export const withBanner = (library: Library, banner: StoredBanner, standing: Standing): Library => ({
  ...library,
  banners: [...library.banners.filter(({ id }) => id !== banner.id), asSaved(banner)],
  groups: library.groups.map((group) => withStanding(group, banner.id, standing)),
});

/** The same for looking at the banner: it is on, and the first of its groups. */
export const showingBanner = (library: Library, banner: StoredBanner, standing: Standing): Library => ({
  ...library,
  banners: [...library.banners.filter(({ id }) => id !== banner.id), { ...asSaved(banner), enabled: true }],
  groups: library.groups.map((group) => withStanding(group, banner.id, standing, true)),
});

const MINUTE = 60_000;

/** A moment at which a banner is shown; null for now. */
export const momentToShow = (
  { from, to }: { readonly from: string | null; readonly to: string | null },
  now: number,
): number | null => {
  const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
  if (start > now) return start;
  return end <= now ? Math.max(start, end - MINUTE) : null;
};
