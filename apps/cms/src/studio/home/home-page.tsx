import { brandApi } from "../data/brand-api.ts";
import { useBrand } from "../data/use-brand.ts";
import { useDraft } from "../data/use-draft.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { useNow } from "../data/use-now.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { DraftActions } from "../parts/draft-actions.tsx";
import { RolledBack } from "../parts/rolled-back.tsx";
import studio from "../parts/studio.module.css";
import { TopBar } from "../parts/top-bar.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { homeWords } from "../words/home.ts";
import { useWords } from "../words/use-words.ts";
import { BrandCards } from "./brand-cards.tsx";
import { ComingChanges } from "./coming-changes.tsx";
import { DraftCard } from "./draft-card.tsx";
import styles from "./home.module.css";
import { LiveCard } from "./live-card.tsx";
import { OpenChecks } from "./open-checks.tsx";
import { RecentChanges } from "./recent-changes.tsx";

interface HomePageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
  readonly appUrl: string;
}

export const HomePage = ({ brands, first, appUrl }: HomePageProps) => {
  const words = useWords(homeWords);
  const now = useNow();
  const [brand, changeBrand] = useBrand(brands, first);
  const draft = useDraft(brand.id);
  const overview = useLoaded(brand.id, (signal) => brandApi.overview(brand.id, signal));
  const reload = (): void => {
    draft.reload();
    overview.reload();
  };
  const problem = draft.problem ?? overview.problem;
  const isLoaded = draft.value && overview.value;
  return (
    <main className={studio.page} data-studio>
      <h1 className={studio.unseen}>{words.title}</h1>
      <TopBar page="Home" brands={brands} brand={brand} onBrand={changeBrand}>
        <DraftActions brand={brand} draft={draft} onPublished={reload} />
      </TopBar>
      <div className={styles.home}>
        {draft.value && <RolledBack brand={brand} draft={draft.value} onReset={reload} />}
        {draft.value && overview.value && (
          <>
            <div className={styles.top}>
              <LiveCard
                brand={brand}
                published={draft.value.published}
                live={overview.value.live}
                appUrl={appUrl}
                onRolledBack={reload}
              />
              <DraftCard brand={brand} draft={draft.value} now={now} onReset={reload} />
              <OpenChecks brand={brand} draft={draft.value} />
            </div>
            {overview.value.live && <ComingChanges brand={brand} live={overview.value.live} now={now} />}
          </>
        )}
        {!isLoaded && <Waiting problem={problem} reload={reload} loading={words.loading} />}
        <div className={styles.bottom}>
          {overview.value && (
            <RecentChanges
              brand={brand}
              history={overview.value.history}
              live={draft.value?.published?.version ?? null}
              now={now}
            />
          )}
          <BrandCards brands={brands} brand={brand} onBrand={changeBrand} />
        </div>
      </div>
    </main>
  );
};
