import styles from "./icon.module.css";
import { outlineOf, readKit } from "./kit-colours.ts";

const SHIRT =
  "M8.2 3 4 5.1 1.5 10l3.6 1.9 1.2-1.4V21h11.4V10.5l1.2 1.4 3.6-1.9L20 5.1 15.8 3c-.5 1.5-1.9 2.5-3.8 2.5S8.7 4.5 8.2 3z";

const PATTERNS: Readonly<Record<string, string>> = {
  plain: "",
  stripes: "M8.2 0h2.6v24H8.2zM13.2 0h2.6v24h-2.6zM2 0h2.4v24H2zM19.6 0H22v24h-2.4z",
  hoops: "M0 8h24v3H0zM0 14h24v3H0z",
  halves: "M12 0h12v24H12z",
  sash: "M3 3h5l14 18h-5z",
  sleeves: "M0 0h6.3v24H0zM17.7 0H24v24h-6.3z",
};

const drawShirt = (kit: string): string => {
  const shirt = readKit(kit);
  const { body, detail, pattern } = shirt;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><clipPath id="k"><path d="${SHIRT}"/></clipPath>` +
    `<g clip-path="url(#k)"><path fill="${body}" d="M0 0h24v24H0z"/><path fill="${detail}" d="${PATTERNS[pattern] ?? ""}"/></g>` +
    `<path d="${SHIRT}" fill="none" stroke="${outlineOf(shirt)}" stroke-opacity=".75"/></svg>`
  );
};

/** Cached: the offer has about forty different shirts. */
const drawn = new Map<string, string>();

const shirtUrl = (kit: string): string => {
  const known = drawn.get(kit);
  if (known) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(drawShirt(kit))}`;
  drawn.set(kit, url);
  return url;
};

export const Kit = ({ kit, size = 16 }: { readonly kit: string; readonly size?: number }) => (
  <img className={styles.kit} src={shirtUrl(kit)} width={size} height={size} alt="" />
);
