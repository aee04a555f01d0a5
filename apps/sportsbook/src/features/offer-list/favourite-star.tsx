import { useFavouritesStore, useIsFavourite } from "../../data/favourites/favourites-context.ts";
import type { FavouriteKind } from "../../data/favourites/favourites-store.ts";
import { message } from "../../i18n/message.ts";
import { Star } from "../../ui/star.tsx";

interface FavouriteStarProps {
  readonly kind: FavouriteKind;
  readonly id: number;
  readonly name: string;
}

export const FavouriteStar = ({ kind, id, name }: FavouriteStarProps) => {
  const { toggle } = useFavouritesStore();
  const isFavourite = useIsFavourite(kind, id);
  return (
    <Star
      size={16}
      pressed={isFavourite}
      label={message(isFavourite ? "event.removeFavourite" : "event.addFavourite", { name })}
      onToggle={() => toggle(kind, id)}
    />
  );
};
