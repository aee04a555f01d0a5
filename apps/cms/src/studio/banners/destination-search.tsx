import { useId, useState } from "react";
import type { Destination } from "../../links/answers.ts";
import { linkApi } from "../data/link-api.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { formatMoment } from "../model/format-time.ts";
import fields from "../parts/form-fields.module.css";
import { bannerWords } from "../words/banners.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";

interface DestinationSearchProps {
  readonly brandId: string;
  readonly kind: "match" | "league";
  readonly route: string | null;
  readonly onChoose: (route: string) => void;
}

const MOST = 8;

/** Finds a match or a league by its name among what the platform offers now. */
export const DestinationSearch = ({ brandId, kind, route, onChoose }: DestinationSearchProps) => {
  const language = useLanguage();
  const words = useWords(bannerWords);
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const { value, isLoading, problem } = useLoaded(`${brandId} ${isOpen} ${text}`, async (signal) =>
    isOpen ? linkApi.destinations(brandId, text, signal) : null,
  );
  const found: readonly Destination[] = (kind === "match" ? value?.matches : value?.leagues) ?? [];
  const label = kind === "match" ? words.findMatch : words.findLeague;
  return (
    <div className={styles.destination}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          type="search"
          value={text}
          onFocus={() => setIsOpen(true)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {isOpen && (
        <ul className={styles.found} aria-label={label}>
          {found.slice(0, MOST).map((destination) => (
            <li key={destination.id}>
              <button
                type="button"
                aria-pressed={destination.route === route}
                onClick={() => {
                  onChoose(destination.route);
                  setIsOpen(false);
                }}
              >
                <b>{destination.name}</b>
                <small>
                  {[destination.within, destination.startsAt && formatMoment(destination.startsAt, language)]
                    .filter(Boolean)
                    .join(", ")}
                </small>
              </button>
            </li>
          ))}
          {found.length === 0 && (
            <li className={fields.hint} role="status">
              {problem ?? (isLoading ? words.finding : words.nothingFound)}
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
