import { useMemo, useState } from "react";
import { useBrand } from "../data/use-brand.ts";
import { useDraft } from "../data/use-draft.ts";
import { useLibrary } from "../data/use-library.ts";
import {
  FILTERS,
  type Filter,
  filterPictures,
  ORDERS,
  type Order,
  orderPictures,
  picturesOf,
  searchPictures,
} from "../model/pictures.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Chips } from "../parts/chips.tsx";
import screen from "../parts/screen.module.css";
import { Screen } from "../parts/screen.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import { DropZone } from "./drop-zone.tsx";
import styles from "./media.module.css";
import { PictureGrid } from "./picture-grid.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

interface MediaPageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
  readonly appUrl: string;
}

export const MediaPage = ({ brands, first, appUrl }: MediaPageProps) => {
  const words = useWords(mediaWords);
  const [brand, chooseBrand] = useBrand(brands, first);
  const draft = useDraft(brand.id);
  const { value: library, problem, reload } = useLibrary();
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const [order, setOrder] = useState<Order>("newest");
  const [chosenId, setChosenId] = useState(() => new URLSearchParams(location.search).get("picture"));
  const [isChanged, setIsChanged] = useState(false);
  const languages = library?.brands.find(({ id }) => id === brand.id)?.languages ?? ["en"];
  const pictures = useMemo(
    () => (library ? picturesOf(library, brand.id, languages) : []),
    [library, brand.id, languages],
  );
  const uploads = useUploads(brand.id, words, reload);
  const found = searchPictures(pictures, query);
  const shown = orderPictures(filterPictures(found, filter), order);
  const chosen = pictures.find(({ picture }) => picture.id === chosenId) ?? null;

  const mayLeave = (): boolean => !isChanged || confirm(words.leaveUnsaved);
  const choose = (id: string | null): void => {
    if (id === chosenId || !mayLeave()) return;
    setIsChanged(false);
    setChosenId(id);
  };
  const changeBrand = (slug: string): void => {
    if (!mayLeave()) return;
    setIsChanged(false);
    setChosenId(null);
    chooseBrand(slug);
  };
  const afterSave = (): void => {
    reload();
    draft.reload();
  };

  const bar = (
    <>
      <h1>{words.title}</h1>
      <SearchField label={words.search} value={query} onChange={setQuery} />
      <Chips
        label={words.filters}
        choices={FILTERS.map((value) => ({
          value,
          name: words.filter[value],
          count: filterPictures(found, value).length,
        }))}
        chosen={[filter]}
        onToggle={setFilter}
      />
      <div className={screen.push}>
        <SelectField
          label={words.order}
          options={ORDERS.map((value) => ({ value, name: words.orders[value] }))}
          value={order}
          onChange={(value) => setOrder(value as Order)}
        />
      </div>
    </>
  );
  return (
    <Screen page="Media" brands={brands} brand={brand} onBrand={changeBrand} draft={draft} bar={bar}>
      <div className={styles.page} data-chosen={chosen !== null}>
        <div className={styles.library}>
          <DropZone onFiles={uploads.add} />
          <UploadList uploads={uploads} language={languages[0] ?? "en"} />
          {library ? (
            <PictureGrid
              pictures={shown}
              chosen={chosen?.picture.id ?? null}
              onChoose={choose}
              none={pictures.length === 0 ? words.empty : words.none}
            />
          ) : (
            <Waiting problem={problem} reload={reload} loading={words.loading} />
          )}
        </div>
        {chosen && (
          <PicturePanel
            key={chosen.picture.id}
            facts={chosen}
            languages={languages}
            appUrl={appUrl}
            onChanged={setIsChanged}
            onSaved={afterSave}
            onReplaced={(id) => {
              setIsChanged(false);
              setChosenId(id);
              afterSave();
            }}
            onClose={() => choose(null)}
          />
        )}
      </div>
    </Screen>
  );
};
