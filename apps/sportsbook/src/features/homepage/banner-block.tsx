import { useRef } from "react";
import { message } from "../../i18n/message.ts";
import styles from "./banner.module.css";
import { BannerCard } from "./banner-card.tsx";
import { BannerControls } from "./banner-controls.tsx";
import type { BlockProps } from "./home-context.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useShownBanners } from "./use-shown.ts";
import { useStrip } from "./use-strip.ts";

type Group = BlockProps<"banner">["block"]["props"]["bannerGroup"];

/** What a group says for the room there is. */
const forRoom = (group: Group, isNarrow: boolean) =>
  isNarrow
    ? {
        banners: group.mobileBanners,
        size: group.mobileSize,
        autoplay: group.mobileAutoplay,
        together: 1,
        pausesOnHover: false,
      }
    : {
        banners: group.desktopBanners,
        size: group.desktopSize,
        autoplay: group.desktopAutoplay,
        together: group.desktopBannersToShow,
        pausesOnHover: group.desktopPauseAutoplayOnHover,
      };

/** Banners in a row that is scrolled through: by finger, by its buttons, or by itself. */
export const BannerBlock = ({ block, home: { isNarrow, viewer } }: BlockProps<"banner">) => {
  const { banners, size, autoplay, together, pausesOnHover } = forRoom(block.props.bannerGroup, isNarrow);
  const shown = useShownBanners(banners, viewer);
  const track = useRef<HTMLUListElement>(null);
  const places = Math.max(1, shown.length - together + 1);
  const { place, goTo } = useStrip(track, places);
  const { isPlaying, toggle } = useAutoplay({
    track,
    period: autoplay,
    pausesOnHover,
    onNext: () => goTo((place + 1) % places),
  });
  if (shown.length === 0) return null;
  return (
    <section
      className={styles.banners}
      aria-label={message("home.banners")}
      aria-roledescription="carousel"
      data-size={size}
      data-together={together}
    >
      <ul ref={track} className={styles.track} data-scrolls>
        {shown.map((banner) => (
          <li key={banner.id} className={styles.item}>
            <BannerCard banner={banner} />
          </li>
        ))}
      </ul>
      {places > 1 && (
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
