import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./banner.module.css";

interface BannerControlsProps {
  readonly place: number;
  readonly places: number;
  readonly onGo: (place: number) => void;
  /** Whether the banners move by themselves; null where they never do. */
  readonly playing: boolean | null;
  readonly onToggle: () => void;
}

export const BannerControls = ({ place, places, onGo, playing, onToggle }: BannerControlsProps) => (
  <div className={styles.controls}>
    <IconButton icon="left" size={16} label={message("home.previousBanner")} onClick={() => onGo(place - 1)} />
    <span
      className={styles.dots}
      role="img"
      aria-label={message("home.bannerPlace", { number: place + 1, count: places })}
    >
      {[...Array(places).keys()].map((each) => (
        <i key={each} data-current={each === place} />
      ))}
    </span>
    <IconButton icon="right" size={16} label={message("home.nextBanner")} onClick={() => onGo(place + 1)} />
    {playing !== null && (
      <span className={styles.player} data-plays>
        <IconButton
          icon={playing ? "pause" : "play"}
          size={16}
          label={message(playing ? "home.pauseBanners" : "home.playBanners")}
          onClick={onToggle}
        />
      </span>
    )}
  </div>
);
