import type { BrandDocument } from "@touchline/brands";
import { timeFrom } from "../model/banner-form.ts";
import { formatField } from "../model/format-time.ts";
import type { Library, Visibility } from "../model/library.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import { TextField } from "../parts/text-field.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";
import { Neighbours } from "./neighbours.tsx";
import type { BannerFormState } from "./use-banner-form.ts";

interface WhenSectionProps {
  readonly form: BannerFormState;
  readonly library: Library;
  readonly now: number;
  readonly planned: BrandDocument | null;
}

const SECOND = 1_000;
const fieldOf = (time: string | null): string => (time ? formatField(Date.parse(time)) : "");

/** How long a banner of a group stays, in seconds. */
const Stays = ({ form, library }: Pick<WhenSectionProps, "form" | "library">) => {
  const words = useWords(bannerWords);
  const groups = library.groups.filter(({ id }) => (form.standing[id] ?? []).length > 0);
  return groups.map((group) => {
    const isDesktop = (form.standing[group.id] ?? []).includes("desktop");
    const pause = form.pauses[group.id] ?? (isDesktop ? group.desktopAutoplay : group.mobileAutoplay);
    const seconds = pause / SECOND;
    const set = (next: number): void => form.changePause(group.id, Math.max(0, next) * SECOND);
    return (
      <div key={group.id} className={styles.stays}>
        <span>
          {words.staysFor}
          {groups.length > 1 && ` (${group.name})`}
        </span>
        <span className={styles.stepper}>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={words.fewer}
            onClick={() => set(seconds - 1)}
          >
            <Icon name="minus" size={14} />
          </button>
          <output>{seconds}</output>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={words.more}
            onClick={() => set(seconds + 1)}
          >
            <Icon name="plus" size={14} />
          </button>
        </span>
        <span>{seconds === 0 ? words.standsStill : words.thenNext}</span>
      </div>
    );
  });
};

/** From when until when, in the editor's own time zone, with what else stands in the same places. */
export const WhenSection = ({ form, library, now, planned }: WhenSectionProps) => {
  const words = useWords(bannerWords);
  const { banner, change, faultAt } = form;
  const { visibility } = banner;
  const set = (changed: Partial<Visibility>): void => change({ visibility: { ...visibility, ...changed } });
  const isReversed = visibility.from && visibility.to && Date.parse(visibility.to) <= Date.parse(visibility.from);
  return (
    <section className={styles.section}>
      <h2>{words.when}</h2>
      <div className={styles.pair}>
        <TextField
          label={words.fromField}
          type="datetime-local"
          value={fieldOf(visibility.from)}
          hint={words.openStart}
          fault={faultAt("visibility.from")}
          onChange={(text) => set({ from: timeFrom(text) })}
        />
        <TextField
          label={words.toField}
          type="datetime-local"
          value={fieldOf(visibility.to)}
          hint={words.openEnd}
          fault={isReversed ? words.endsFirst : faultAt("visibility.to")}
          onChange={(text) => set({ to: timeFrom(text) })}
        />
      </div>
      <Neighbours banner={banner} planned={planned} now={now} />
      <Stays form={form} library={library} />
    </section>
  );
};
