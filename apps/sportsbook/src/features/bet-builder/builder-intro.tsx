import { MAX_BET_BUILDER_MARKETS } from "@touchline/betting";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./bet-builder.module.css";

const PLACES = Array.from({ length: MAX_BET_BUILDER_MARKETS }, (_, index) => index);

export const BuilderIntro = ({ count }: { readonly count: number }) => (
  <div className={styles.intro}>
    <Icon name="layers" size={20} />
    <div className={styles.about}>
      <b className={styles.title}>{message("betBuilder.title")}</b>
      <span className={styles.text}>{message("betBuilder.text", { count: MAX_BET_BUILDER_MARKETS })}</span>
    </div>
    <div
      className={styles.meter}
      role="img"
      aria-label={message("betBuilder.taken", { count, most: MAX_BET_BUILDER_MARKETS })}
    >
      <span className={styles.figures}>
        <b>{formatCount(count)}</b> / {formatCount(MAX_BET_BUILDER_MARKETS)}
      </span>
      <span className={styles.places}>
        {PLACES.map((place) => (
          <i key={place} data-taken={place < count} />
        ))}
      </span>
    </div>
  </div>
);
