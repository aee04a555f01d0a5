import { useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { textsWords } from "../words/texts.ts";
import { useWords } from "../words/use-words.ts";
import { PLACES, type Place } from "./places.ts";
import { FILTERS, type Filter, type Wanted } from "./text-rows.ts";
import styles from "./texts.module.css";

/** The messages of the app, or what editors wrote in banners and blocks. */
export type Grid = "interface" | "content";

type Want = (changed: Partial<Wanted>) => void;

export const useWanted = (): readonly [Wanted, Want] => {
  const [wanted, setWanted] = useState<Wanted>({ search: "", filter: "all", place: null, languages: [] });
  return [wanted, (changed) => setWanted((before) => ({ ...before, ...changed }))];
};

interface TextFiltersProps {
  readonly grid: Grid;
  readonly wanted: Wanted;
  readonly onChange: Want;
  readonly counts: Readonly<Record<Filter, number>>;
}

/** Content has neither a default nor places. */
const OF_CONTENT: readonly Filter[] = ["all", "missing"];

export const TextFilters = ({ grid, wanted, onChange, counts }: TextFiltersProps) => {
  const words = useWords(textsWords);
  const isInterface = grid === "interface";
  const filters = isInterface ? FILTERS : OF_CONTENT;
  return (
    <>
      <label className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          value={wanted.search}
          placeholder={words.search}
          aria-label={words.search}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
        />
      </label>
      <div className={styles.filters}>
        <Segmented
          label={words.filter}
          isLabelHidden
          choices={filters.map((value) => ({
            value,
            name: words.filters[value],
            content: (
              <>
                {value === "missing" && <Icon name="warn" size={14} />}
                {words.filters[value]} {isInterface && <small>{counts[value]}</small>}
              </>
            ),
          }))}
          value={filters.includes(wanted.filter) ? wanted.filter : "all"}
          onChange={(filter) => onChange({ filter })}
        />
      </div>
      {isInterface && (
        <SelectField
          label={words.place}
          options={[
            { value: "", name: words.allPlaces },
            ...Object.keys(PLACES).map((value) => ({ value, name: words.places[value as Place] })),
          ]}
          value={wanted.place ?? ""}
          onChange={(place) => onChange({ place: place === "" ? null : (place as Place) })}
        />
      )}
    </>
  );
};
