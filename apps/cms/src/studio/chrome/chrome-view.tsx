import type { ServerProps } from "payload";
import { findBrands } from "../load-brands.ts";
import { Chrome } from "./chrome.tsx";

interface ChromeViewProps extends ServerProps {
  readonly viewType?: string;
  readonly collectionSlug?: string;
  readonly docID?: string;
}

/** Over every form of Payload. The home screen, which Payload draws in the same place, has the top bar itself. */
export const ChromeView = async ({ payload, user, viewType, collectionSlug, docID, searchParams }: ChromeViewProps) => {
  if (!user || viewType === "dashboard") return null;
  const brands = await findBrands(payload, user);
  const asked = collectionSlug === "brands" ? { id: docID } : { slug: searchParams?.brand };
  const brand = brands.find(({ id, slug }) => id === asked.id || slug === asked.slug) ?? brands[0];
  return brand ? <Chrome brands={brands} brand={brand} collection={collectionSlug ?? viewType ?? ""} /> : null;
};

export const NoNavigation = () => null;
