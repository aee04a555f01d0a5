import styles from "./logo.module.css";

interface LogoShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number | undefined;
  readonly opacity?: number | undefined;
}

interface LogoProps {
  readonly name: string;
  readonly shapes: readonly LogoShape[];
  readonly href: string;
}

export const Logo = ({ name, shapes, href }: LogoProps) => (
  <a className={styles.logo} href={href}>
    {shapes.length > 0 && (
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        {shapes.map(({ fill = "none", ...shape }) => (
          <path key={shape.d} fill={fill} strokeLinecap="round" strokeLinejoin="bevel" {...shape} />
        ))}
      </svg>
    )}
    <span>{name}</span>
  </a>
);
