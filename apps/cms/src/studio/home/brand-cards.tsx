import { brandApi } from "../data/brand-api.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { checksOf } from "../model/checks.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Icon } from "../parts/icon.tsx";
import { homeWords } from "../words/home.ts";
import { shellWords } from "../words/shell.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./home.module.css";

interface BrandCardsProps {
  readonly brands: readonly StudioBrand[];
  readonly brand: StudioBrand;
  readonly onBrand: (slug: string) => void;
}

const BrandState = ({ brand }: { readonly brand: StudioBrand }) => {
  const [words, shell, language] = [useWords(homeWords), useWords(shellWords), useLanguage()];
  const { value, problem } = useLoaded(brand.id, (signal) => brandApi.draft(brand.id, signal));
  if (!value) return <small>{problem ?? shell.loading}</small>;
  const live = value.published?.version ?? 0;
  const checks = checksOf(value, brand.slug, language);
  return (
    <>
      <span className={styles.badges}>
        <span className={styles.badge} data-live={live > 0}>
          {live > 0 ? words.live(live) : words.notLive}
        </span>
        <span className={styles.badge}>
          {live > 0 && value.differences === 0 ? shell.noDraft : shell.draftNumber(live + 1)}
        </span>
      </span>
      <span className={styles.state} data-fine={checks.length === 0}>
        <Icon name={checks.length === 0 ? "check" : "warn"} />
        {checks.length === 0 ? words.noChecks : words.checkCount(checks.length)}
      </span>
    </>
  );
};

/** The brands of the tenant, by name: where each stands, and the way to it. */
export const BrandCards = ({ brands, brand, onBrand }: BrandCardsProps) => {
  const words = useWords(homeWords);
  return (
    <section className={styles.brands} aria-label={words.brandsOf(brand.tenantName)}>
      <h2>
        {words.brandsOf(brand.tenantName)} <small>{brands.length}</small>
      </h2>
      <ul>
        {brands.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === brand.id} onClick={() => onBrand(one.slug)}>
              <b className={styles.brandName}>{one.name}</b>
              <BrandState brand={one} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
