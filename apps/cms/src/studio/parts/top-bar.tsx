import type { ReactNode } from "react";
import type { StudioBrand } from "../model/studio-brand.ts";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import { Icon } from "./icon.tsx";
import { SelectField } from "./select-field.tsx";
import styles from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

const PAGES = [
  { href: "/admin", name: "Home" },
  { href: "/admin/pages", name: "Pages" },
  { href: "/admin/banners", name: "Banners" },
  { href: "/admin/time-machine", name: "Time machine" },
  { href: "/admin/media", name: "Media" },
  { href: "/admin/theme", name: "Theme" },
  { href: "/admin/texts", name: "Texts" },
  { href: "/admin/versions", name: "Versions" },
] as const;

/** Users and account are in the menu of the user. */
export type PageName = (typeof PAGES)[number]["name"] | "Users" | "Account";

interface TopBarProps {
  /** Null on none of them. */
  readonly page: PageName | null;
  readonly brands: readonly StudioBrand[];
  readonly brand: StudioBrand;
  readonly onBrand: (slug: string) => void;
  /** Where the draft stands, and what can be done with it. */
  readonly children?: ReactNode;
}

export const TopBar = ({ page, brands, brand, onBrand, children }: TopBarProps) => {
  const words = useWords(shellWords);
  const query = `?${new URLSearchParams({ brand: brand.slug })}`;
  return (
    <header className={styles.bar}>
      <a className={styles.home} href={`/admin${query}`}>
        <Icon name="layers" size={20} />
        {words.studio}
      </a>
      <nav className={styles.pages} aria-label={words.navigation}>
        {PAGES.map(({ href, name }) => (
          <a key={href} href={href + query} aria-current={name === page ? "page" : undefined}>
            {words.pages[name]}
          </a>
        ))}
      </nav>
      <div className={styles.actions}>
        <SelectField
          label={words.brand}
          options={brands.map(({ slug, name }) => ({ value: slug, name }))}
          value={brand.slug}
          onChange={onBrand}
        />
        {children}
      </div>
      <UserMenu page={page} />
    </header>
  );
};
