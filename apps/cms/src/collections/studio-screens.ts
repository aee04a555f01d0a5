import type { CollectionConfig } from "payload";

type Components = NonNullable<NonNullable<CollectionConfig["admin"]>["components"]>;

const REDIRECTS = "/studio/redirects.tsx";
const never = { tab: { condition: () => false } };

/** Payload's list of a collection leads to the studio's screen. */
const listAt = (screen: string) => ({ list: { Component: `${REDIRECTS}#${screen}` } });

/** Lists and forms are the studio's own screens. */
export const ownScreens = (list: string, form: string): Components => ({
  views: { ...listAt(list), edit: { root: { Component: `${REDIRECTS}#${form}` } } },
});

/** Payload's form inside the studio, without its tabs: versions are those of the brand, in the studio. */
export const ownList = (list: string): Components => ({
  views: { ...listAt(list), edit: { versions: never, api: never } },
});
