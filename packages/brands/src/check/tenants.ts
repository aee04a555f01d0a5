import { error, type Finding, warning } from "../finding.ts";
import type { Tenants } from "../schema/tenants.ts";

const unknownBrands = (tenants: Tenants, slugs: readonly string[]): Finding[] =>
  Object.entries(tenants).flatMap(([tenant, { brands }]) =>
    brands.flatMap((slug, index) =>
      slugs.includes(slug)
        ? []
        : [
            error(
              `${tenant}.brands[${index}]`,
              `there is no brand ${slug}`,
              `add brands/${slug}.json or remove it here`,
            ),
          ],
    ),
  );

const orphans = (tenants: Tenants, slugs: readonly string[]): Finding[] => {
  const shown = new Set(Object.values(tenants).flatMap(({ brands }) => brands));
  return slugs
    .filter((slug) => !shown.has(slug))
    .map((slug) => warning("", `no tenant may show ${slug}, so nobody can see it`, "add it to the brands of a tenant"));
};

const sharedUuids = (tenants: Tenants): Finding[] => {
  const owners = Map.groupBy(Object.entries(tenants), ([, { uuid }]) => uuid);
  return [...owners.values()].flatMap(([first, ...others]) =>
    others.map(([tenant]) => error(`${tenant}.uuid`, `is the uuid of ${first?.[0]} too`, "make a new one")),
  );
};

export const checkTenants = (tenants: Tenants, slugs: readonly string[]): Finding[] => [
  ...unknownBrands(tenants, slugs),
  ...orphans(tenants, slugs),
  ...sharedUuids(tenants),
];
