import type { ReactNode } from "react";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Icon } from "./icon.tsx";
import { SelectField } from "./select-field.tsx";
import styles from "./top-bar.module.css";

const PAGES = [
  { href: "/admin/collections/brands", name: "Pages" },
  { href: "/admin/collections/banners", name: "Banners" },
  { href: "/admin/time-machine", name: "Time machine" },
  { href: "/admin/collections/media", name: "Media" },
  { href: "/admin/published", name: "Versions" },
] as const;

interface TopBarProps {
  readonly page: (typeof PAGES)[number]["name"];
  readonly brands: readonly StudioBrand[];
  readonly brand: StudioBrand;
  readonly onBrand: (slug: string) => void;
  /** Where the draft stands, and what can be done with it. */
  readonly children: ReactNode;
}

export const TopBar = ({ page, brands, brand, onBrand, children }: TopBarProps) => (
  <header className={styles.bar}>
    <a className={styles.home} href="/admin">
      <Icon name="layers" size={20} />
      Content studio
    </a>
    <nav className={styles.pages} aria-label="Studio">
      {PAGES.map(({ href, name }) => (
        <a key={href} href={href} aria-current={name === page ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
    <div className={styles.actions}>
      <SelectField
        label="Brand"
        options={brands.map(({ slug, name }) => ({ value: slug, name }))}
        value={brand.slug}
        onChange={onBrand}
      />
      {children}
    </div>
  </header>
);
