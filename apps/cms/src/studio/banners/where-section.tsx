import type { Screen } from "@touchline/brands/timeline";
import type { Library } from "../model/library.ts";
import { holdsGroup } from "../model/uses.ts";
import { Chips } from "../parts/chips.tsx";
import fields from "../parts/form-fields.module.css";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";
import type { BannerFormState } from "./use-banner-form.ts";

interface WhereSectionProps {
  readonly form: BannerFormState;
  readonly library: Library;
  readonly brandId: string;
}

const SCREENS: readonly Screen[] = ["mobile", "desktop"];

/** The groups in which the banner stands: those of this brand's page first. */
export const WhereSection = ({ form, library, brandId }: WhereSectionProps) => {
  const words = useWords(bannerWords);
  const brand = library.brands.find(({ id }) => id === brandId);
  const isHere = (group: string): boolean => Boolean(brand && holdsGroup(brand, group));
  const groups = library.groups.toSorted((one, other) => Number(isHere(other.id)) - Number(isHere(one.id)));
  const toggle = (group: string, screen: Screen): void => {
    const screens = form.standing[group] ?? [];
    const next = screens.includes(screen) ? screens.filter((each) => each !== screen) : [...screens, screen];
    form.changeStanding({ ...form.standing, [group]: next });
  };
  return (
    <section className={styles.section}>
      <h2>{words.where}</h2>
      <p className={fields.hint}>{groups.length === 0 ? words.noGroups : words.whereHint}</p>
      {groups.map(({ id, name }) => (
        <div key={id} className={styles.choiceRow}>
          <span>{name}</span>
          <Chips
            label={name}
            hasMarks
            choices={SCREENS.map((value) => ({ value, name: words.bannersOn[value] }))}
            chosen={form.standing[id] ?? []}
            onToggle={(screen) => toggle(id, screen)}
          />
        </div>
      ))}
    </section>
  );
};
