import { LINKS } from "./links.ts";

/** Looks as the panel's own links do. */
export const NavLinks = () => (
  <div className="nav-group">
    {LINKS.map(({ href, label }) => (
      <a key={href} className="nav__link" href={href}>
        <span className="nav__link-label">{label}</span>
      </a>
    ))}
  </div>
);
