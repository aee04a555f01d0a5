import { useEffect, useState } from "react";
import { brandApi } from "../data/brand-api.ts";
import { useDraft } from "../data/use-draft.ts";
import { useLoaded } from "../data/use-loaded.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { DraftActions } from "../parts/draft-actions.tsx";
import studio from "../parts/studio.module.css";
import { TopBar } from "../parts/top-bar.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";
import { readCompared, settleCompared, writeCompared } from "./compared.ts";
import { Comparison } from "./comparison.tsx";
import { VersionList } from "./version-list.tsx";
import styles from "./versions.module.css";

interface VersionsPageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
}

const readAddress = () => {
  const query = new URLSearchParams(location.search);
  return { brand: query.get("brand"), compared: readCompared(query) };
};

export const VersionsPage = ({ brands, first }: VersionsPageProps) => {
  const words = useWords(versionsWords);
  const [{ brand: slug, compared }, setAddress] = useState(readAddress);
  const brand = brands.find((one) => one.slug === slug) ?? first;
  const draft = useDraft(brand.id);
  const published = useLoaded(brand.id, (signal) => brandApi.published(brand.id, signal));
  const versions = published.value?.versions;
  const settled = versions ? settleCompared(compared, versions) : null;
  useEffect(() => {
    history.replaceState(null, "", location.pathname + writeCompared(brand.slug, compared));
  }, [brand.slug, compared]);

  const reload = (): void => {
    draft.reload();
    published.reload();
  };
  const compare = (changed: Partial<typeof compared>): void =>
    setAddress({ brand: brand.slug, compared: { ...compared, ...settled, ...changed } });
  return (
    <main className={studio.page}>
      <h1 className={studio.unseen}>{words.title}</h1>
      <TopBar
        page="Versions"
        brands={brands}
        brand={brand}
        onBrand={(next) => setAddress({ brand: next, compared: { from: null, to: null } })}
      >
        <DraftActions brand={brand} draft={draft} hasCompare={false} onPublished={reload} />
      </TopBar>
      <div className={styles.columns}>
        {versions ? (
          <VersionList brand={brand} versions={versions} draft={draft.value} onCompare={compare} onChanged={reload} />
        ) : (
          <Waiting problem={published.problem} reload={published.reload} loading={words.loading} />
        )}
        {versions && settled && (
          <Comparison
            brandId={brand.id}
            versions={versions}
            from={settled.from}
            to={settled.to}
            draft={draft.value}
            onCompare={compare}
          />
        )}
      </div>
    </main>
  );
};
