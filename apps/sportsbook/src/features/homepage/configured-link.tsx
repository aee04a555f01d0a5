import type { CSSProperties, ReactNode } from "react";

interface ConfiguredLinkProps {
  /** Of a brand's settings: a path of the app, or an address outside. */
  readonly href: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  readonly label?: string;
  readonly children?: ReactNode;
}

/** What leads out of the app opens beside it, and learns nothing of it. */
export const ConfiguredLink = ({ href, className, style, label, children }: ConfiguredLinkProps) => (
  <a
    className={className}
    href={href}
    style={style}
    aria-label={label}
    {...(href.startsWith("https://") && { target: "_blank", rel: "noopener noreferrer" })}
  >
    {children}
  </a>
);
