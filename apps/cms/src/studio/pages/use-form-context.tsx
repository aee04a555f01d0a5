import { useTranslation } from "@payloadcms/ui";
import { linkApi } from "../data/link-api.ts";
import { useLoaded } from "../data/use-loaded.ts";
import type { Library, StoredBrand } from "../model/library.ts";
import type { FormContext } from "../shape-form/form-context.ts";
import { ShapeField } from "../shape-form/shape-field.tsx";
import { Select } from "../shape-form/single-field.tsx";
import { pageWords } from "../words/pages.ts";
import { useWords } from "../words/use-words.ts";

const OFFERED = { sportId: "sports", tournamentId: "leagues" } as const;

const isOffered = (field: string): field is keyof typeof OFFERED => field in OFFERED;

/** Chooses banner groups by name, and sports and leagues by the names that the platform has for them. */
export const useFormContext = (brand: StoredBrand, library: Library, faultAt: FormContext["faultAt"]): FormContext => {
  const words = useWords(pageWords);
  const studioLanguage = useTranslation().i18n.language;
  const { value: offer } = useLoaded(`offer ${brand.id}`, (signal) => linkApi.destinations(brand.id, "", signal));
  return {
    Field: ShapeField,
    languages: brand.languages,
    studioLanguage,
    faultAt,
    named: (field) =>
      isOffered(field)
        ? (offer?.[OFFERED[field]] ?? []).map(({ id, name, within }) => ({
            id,
            name: within ? `${name} (${within})` : name,
          }))
        : [],
    reference: ({ label, value, fault, onChange }) => (
      <>
        <Select
          label={label}
          hint={undefined}
          fault={fault}
          value={String(value ?? "")}
          onChange={(id) => onChange(id === "" ? null : id)}
        >
          <option value="">{words.noGroup}</option>
          {library.groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <a href={`/admin/banners?show=groups&brand=${brand.slug}`}>{words.editGroup}</a>
      </>
    ),
  };
};
