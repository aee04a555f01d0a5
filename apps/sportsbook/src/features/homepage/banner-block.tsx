import type { Banner } from "@touchline/brands";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFirstDrawing } from "../../data/drawn-page.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./banner.module.css";
import { BannerCard } from "./banner-card.tsx";
import { bannersFor } from "./banner-shape.ts";
import { type BlockProps, useViewer } from "./home-blocks.ts";
import { useShownBanners } from "./use-shown.ts";

const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Distance between two banners in pixels; negative from right to left. */
const stepOf = (track: HTMLElement): number => {
  const [first, second] = track.children as unknown as readonly HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
};

/** The position that a key leads to, in reading direction. With a modifier the key is the browser's. */
const leadsTo = (event: KeyboardEvent, place: number, places: number): number | undefined => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const [next, previous] = document.dir === "rtl" ? [place - 1, place + 1] : [place + 1, place - 1];
  return { ArrowRight: next, ArrowLeft: previous, Home: 0, End: places - 1 }[event.key];
};

/** Position of a track that scrolls sideways, and functions to change it. The last position is followed by the first. */
const useCarousel = (trackRef: RefObject<HTMLElement | null>, places: number) => {
  const [place, setPlace] = useState(0);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const read = (): void => {
      const step = stepOf(track);
      setPlace(step === 0 ? 0 : Math.min(places - 1, Math.max(0, Math.round(track.scrollLeft / step))));
    };
    read();
    track.addEventListener("scroll", read, { passive: true });
    return () => track.removeEventListener("scroll", read);
  }, [trackRef, places]);

  const goTo = (next: number): void => {
    const track = trackRef.current;
    const behavior = prefersStillness() ? "instant" : "smooth";
    track?.scrollTo({ left: ((next + places) % places) * stepOf(track), behavior });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = leadsTo(event, place, places);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };

  return { place, goTo, onKeyDown };
};

interface BannerControlsProps {
  readonly place: number;
  readonly places: number;
  readonly onGo: (place: number) => void;
  /** Whether autoplay is on; null where there is none. */
  readonly playing: boolean | null;
  readonly onToggle: () => void;
}

const BannerControls = ({ place, places, onGo, playing, onToggle }: BannerControlsProps) => (
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

interface AutoplayOptions {
  readonly section: RefObject<HTMLElement | null>;
  /** In milliseconds; 0 turns it off. */
  readonly period: number;
  /** The current position. Each change restarts the period. */
  readonly place: number;
  readonly pausesOnHover: boolean;
  readonly onNext: () => void;
}

/** Whoever is at the button that makes it move wants to see it move. */
const IS_USED = ":has(:focus-visible):not(:has([data-plays] :focus-visible))";

const isPaused = (section: HTMLElement | null, pausesOnHover: boolean): boolean =>
  section?.matches(pausesOnHover ? `:hover, ${IS_USED}` : IS_USED) ?? false;

/** Autoplay, unless it was stopped, the banners are hovered or focused, or the system prefers reduced motion. */
const useAutoplay = ({ section, period, place, pausesOnHover, onNext }: AutoplayOptions) => {
  const drawn = useFirstDrawing();
  const [isPlaying, setIsPlaying] = useState(() => drawn !== null || !prefersStillness());
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });

  // A server does not know what the system prefers.
  useEffect(() => {
    if (prefersStillness()) setIsPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins another period.
  useEffect(() => {
    if (period === 0 || !isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !isPaused(section.current, pausesOnHover)) next.current();
    }, period);
    return () => clearInterval(timer);
  }, [section, period, isPlaying, pausesOnHover, place]);

  return { isPlaying, toggle: () => setIsPlaying(!isPlaying) };
};

/** Which pictures there are. One that does not load takes along the banner that is nothing else. */
const usePictures = () => {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const hasPicture = ({ image }: Banner): boolean => !failed.has(image.url);
  return {
    hasPicture,
    worthShowing: (banner: Banner): boolean => banner.bannerType === "composite" || hasPicture(banner),
    setFailed: ({ image }: Banner): void => setFailed((before) => new Set([...before, image.url])),
  };
};

/** A carousel of banners: by finger, keys, buttons or autoplay. */
export const BannerBlock = ({ block }: BlockProps<"banner">) => {
  const isNarrow = useIsNarrow();
  const { viewer } = useViewer();
  const { banners, ratio, autoplay, together, pausesOnHover } = bannersFor(block.props.bannerGroup, isNarrow);
  const { worthShowing, hasPicture, setFailed } = usePictures();
  const shown = useShownBanners(banners, viewer).filter(worthShowing);
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const places = Math.max(1, shown.length - together + 1);
  const { place, goTo, onKeyDown } = useCarousel(track, places);
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
