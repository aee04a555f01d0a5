import { useNow } from "../data/use-now.ts";
import type { Use } from "../model/uses.ts";
import { whenWords } from "../model/when-words.ts";
import { mediaWords } from "../words/media.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./panel.module.css";

const placeWords = ({ places }: Use, nowhere: string): string =>
  places.map(({ group, brands }) => [group.name, ...brands.map(({ name }) => name)].join(", ")).join("; ") || nowhere;

/** The banners that show the picture, with their groups, pages and times. */
export const PictureUses = ({ uses }: { readonly uses: readonly Use[] }) => {
  const language = useLanguage();
  const words = useWords(mediaWords);
  const now = useNow();
  return (
    <section className={styles.uses}>
      <h3>{words.usedHeading(uses.length)}</h3>
      <ul>
        {uses.map((use) => (
          <li key={use.banner.id}>
            <a href={`/admin/banners/${use.banner.id}`}>{use.banner.name}</a>
            <span>{placeWords(use, words.nowhere)}</span>
            <span>{use.banner.enabled ? whenWords(use.banner.visibility, now, words, language) : words.off}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
