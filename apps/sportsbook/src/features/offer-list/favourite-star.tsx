import { useFavouritesStore, useIsFavourite } from "../../data/favourites/favourites-context.ts";
import type { FavouriteKind } from "../../data/favourites/favourites-store.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./favourite-star.module.css";

interface FavouriteStarProps {
  readonly kind: FavouriteKind;
  readonly id: number;
  readonly name: string;
}

export const FavouriteStar = ({ kind, id, name }: FavouriteStarProps) => {
  const { toggle } = useFavouritesStore();
  const isFavourite = useIsFavourite(kind, id);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFavourite}
      aria-label={message(isFavourite ? "event.removeFavourite" : "event.addFavourite", { name })}
      onClick={() => toggle(kind, id)}
    >
      <Icon name={isFavourite ? "star-f" : "star"} size={16} />
    </button>
  );
};
