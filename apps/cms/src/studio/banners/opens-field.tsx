import type { PathWords } from "@touchline/protocol";
import { useId, useState } from "react";
import { fieldsIn, listIn } from "../../fields/form-value.ts";
import type { OpensAnswer } from "../../links/answers.ts";
import { formatMoment } from "../model/format-time.ts";
import type { StoredBrand } from "../model/library.ts";
import {
  kindOf,
  OPENS_KINDS,
  type OpensKind,
  PAGE_NAMES,
  type PageName,
  pageOf,
  pathOfPage,
} from "../model/opens-kind.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { TextField } from "../parts/text-field.tsx";
import { bannerWords } from "../words/banners.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import { DestinationSearch } from "./destination-search.tsx";
import styles from "./form.module.css";

interface OpensFieldProps {
  readonly brand: StudioBrand;
  readonly settings: StoredBrand;
  readonly route: string | null;
  readonly opens: OpensAnswer | null | undefined;
  readonly fault: string | undefined;
  readonly onChange: (route: string | null) => void;
}

const pathWordsOf = (settings: StoredBrand): PathWords =>
  fieldsIn(fieldsIn(listIn(settings.generalSettings)[0]).pathWords) as unknown as PathWords;

const GOOD: readonly OpensAnswer["state"][] = ["opens", "address"];

/** Whether the link opens, in a sentence. */
const OpensNote = ({ opens }: Pick<OpensFieldProps, "opens">) => {
  const language = useLanguage();
  const words = useWords(bannerWords);
  if (opens === undefined) return <p className={fields.note}>{words.checking}</p>;
  if (opens === null) return <p className={fields.note}>{words.noLink}</p>;
  const { state, count = 0, startsAt, name } = opens;
  const said = {
    opens: startsAt
      ? words.opensMatch(count, formatMoment(startsAt, language))
      : name
        ? words.opensLeague(count)
        : words.opensPage,
    address: words.leaves,
    unchecked: words.unchecked,
    nowhere: words.leadsNowhere,
    gone: words.gone,
  }[state];
  const isGood = GOOD.includes(state);
  return (
    <p className={fields.note} role="status" data-tone={isGood ? "good" : state === "unchecked" ? "warning" : "danger"}>
      <Icon name={isGood ? "check" : "warn"} size={14} />
      {name ? `${name}. ${said}` : said}
    </p>
  );
};

/** What a tap opens: a match, a league, a page or an address, each chosen by its name. */
export const OpensField = ({ brand, settings, route, opens, fault, onChange }: OpensFieldProps) => {
  const words = useWords(bannerWords);
  const id = useId();
  const pathWords = pathWordsOf(settings);
  const [chosen, setChosen] = useState<OpensKind | null>(null);
  const kind = chosen ?? kindOf(route, pathWords);
  const chooseKind = (next: OpensKind): void => {
    setChosen(next);
    if (next === "nothing") onChange(null);
    if (next === "page") onChange(pathOfPage("sports", pathWords));
    if (next === "address") onChange("https://");
  };
  return (
    <div className={styles.opens}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {words.opens}
        </label>
        <select id={id} value={kind} onChange={(event) => chooseKind(event.currentTarget.value as OpensKind)}>
          {OPENS_KINDS.map((value) => (
            <option key={value} value={value}>
              {words.opensKinds[value]}
            </option>
          ))}
        </select>
      </div>
      {kind === "page" && (
        <div className={fields.field}>
          <label className={fields.label} htmlFor={`${id}-page`}>
            {words.opensKinds.page}
          </label>
          <select
            id={`${id}-page`}
            value={pageOf(route ?? "", pathWords) ?? "sports"}
            onChange={(event) => onChange(pathOfPage(event.currentTarget.value as PageName, pathWords))}
          >
            {PAGE_NAMES.map((page) => (
              <option key={page} value={page}>
                {words.pages[page]}
              </option>
            ))}
          </select>
        </div>
      )}
      {(kind === "path" || kind === "address") && (
        <TextField label={words.opensKinds[kind]} value={route ?? ""} fault={fault} onChange={onChange} />
      )}
      {(kind === "match" || kind === "league") && (
        <DestinationSearch brandId={brand.id} kind={kind} route={route} onChoose={onChange} />
      )}
      {fault && kind !== "path" && kind !== "address" && (
        <p className={fields.fault} role="alert">
          {fault}
        </p>
      )}
      <OpensNote opens={opens} />
    </div>
  );
};
