import { type CSSProperties, useRef } from "react";
import { message } from "../../i18n/message.ts";
import styles from "./banner.module.css";
import { BannerCard } from "./banner-card.tsx";
import { BannerControls } from "./banner-controls.tsx";
import { bannersFor } from "./banner-shape.ts";
import type { BlockProps } from "./home-context.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { usePictures } from "./use-pictures.ts";
import { useShownBanners } from "./use-shown.ts";
import { useStrip } from "./use-strip.ts";

/** Banners in a row that is scrolled through: by finger, by key, by its buttons, or by itself. */
export const BannerBlock = ({ block, home: { isNarrow, viewer } }: BlockProps<"banner">) => {
  const { banners, ratio, autoplay, together, pausesOnHover } = bannersFor(block.props.bannerGroup, isNarrow);
  const { worthShowing, hasPicture, setFailed } = usePictures();
  const shown = useShownBanners(banners, viewer).filter(worthShowing);
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const places = Math.max(1, shown.length - together + 1);
  const { place, goTo, onKeyDown } = useStrip(track, places);
  const { isPlaying, toggle } = useAutoplay({
    section,
    period: autoplay,
    place,
    pausesOnHover,
    onNext: () => goTo(place + 1),
  });
  if (shown.length === 0) return null;
  const isRow = places > 1;
  return (
    <section
      ref={section}
      className={styles.banners}
      aria-label={message("home.banners")}
      data-together={together}
      style={{ "--ratio": ratio } as CSSProperties}
      onKeyDown={isRow ? onKeyDown : undefined}
    >
      <ul ref={track} className={styles.track} data-scrolls tabIndex={isRow ? 0 : undefined}>
        {shown.map((banner, index) => (
          <li key={banner.id} className={styles.item}>
            <BannerCard
              banner={banner}
              hasPicture={hasPicture(banner)}
              isFirst={index < together}
              onFail={() => setFailed(banner)}
            />
          </li>
        ))}
      </ul>
      {isRow && (
        <BannerControls
          place={place}
          places={places}
          onGo={goTo}
          playing={autoplay > 0 ? isPlaying : null}
          onToggle={toggle}
        />
      )}
    </section>
  );
};
