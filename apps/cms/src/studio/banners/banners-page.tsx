import { useState } from "react";
import { linkApi } from "../data/link-api.ts";
import { useBrand } from "../data/use-brand.ts";
import { useDraft } from "../data/use-draft.ts";
import { useLibrary } from "../data/use-library.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { useNow } from "../data/use-now.ts";
import { BANNER_STATES, type BannerState, liveBanners, stateOf } from "../model/banner-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { isOfBrand, placesOf } from "../model/uses.ts";
import { Chips } from "../parts/chips.tsx";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import screen from "../parts/screen.module.css";
import { Screen } from "../parts/screen.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { Segmented } from "../parts/segmented.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import { BannerList } from "./banner-list.tsx";
import { GroupList } from "./group-list.tsx";
import styles from "./list.module.css";

interface BannersPageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
}

type Shown = "banners" | "groups";

const shownFirst = (): Shown => (new URLSearchParams(location.search).get("show") === "groups" ? "groups" : "banners");

export const BannersPage = ({ brands, first }: BannersPageProps) => {
  const words = useWords(bannerWords);
  const now = useNow();
  const [brand, chooseBrand] = useBrand(brands, first);
  const draft = useDraft(brand.id);
  const { value: library, problem, reload } = useLibrary();
  const { value: live, problem: liveProblem } = useLoaded(`live ${brand.id}`, (signal) =>
    linkApi.live(brand.id, signal),
  );
  const [shown, setShown] = useState<Shown>(shownFirst);
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState<BannerState | "all">("all");
  const published = liveBanners(live?.document ?? null);
  const items = (library?.banners ?? [])
    .map((banner) => {
      const places = library ? placesOf(banner.id, library) : [];
      return { banner, places, state: stateOf(banner, places, published, now) };
    })
    .filter(({ places }) => isOfBrand(places, brand.id))
    .filter(({ banner }) => banner.name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()));
  // Before it is known what is live, every state would be wrong.
  const isReady = library !== null && (live !== null || liveProblem !== null);
  const afterChange = (): void => {
    reload();
    draft.reload();
  };
  const bar = (
    <>
      <h1>{words.title}</h1>
      <Segmented
        label={words.shown}
        isLabelHidden
        choices={[
          { value: "banners", name: words.banners },
          { value: "groups", name: words.groups },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === "banners" && (
        <>
          <SearchField label={words.search} value={query} onChange={setQuery} />
          <Chips
            label={words.filters}
            choices={[
              { value: "all" as const, name: words.all, count: items.length },
              ...BANNER_STATES.map((value) => ({
                value,
                name: words.state[value],
                count: items.filter(({ state }) => state === value).length,
              })),
            ]}
            chosen={[filter]}
            onToggle={setFilter}
          />
          <div className={screen.push}>
            <a className={controls.primaryButton} href={`/admin/banners/new?brand=${brand.slug}`}>
              <Icon name="plus" />
              {words.newBanner}
            </a>
          </div>
        </>
      )}
    </>
  );
  return (
    <Screen page="Banners" brands={brands} brand={brand} onBrand={chooseBrand} draft={draft} bar={bar}>
      <div className={styles.page}>
        {!isReady && <Waiting problem={problem} reload={reload} loading={words.loading} />}
        {isReady && shown === "banners" && (
          <BannerList
            items={items.filter(({ state }) => filter === "all" || state === filter)}
            library={library}
            brand={brand}
            now={now}
            none={items.length === 0 && query === "" ? words.empty : words.none}
            onChanged={afterChange}
          />
        )}
        {library && shown === "groups" && <GroupList library={library} brand={brand} onChanged={afterChange} />}
      </div>
    </Screen>
  );
};
