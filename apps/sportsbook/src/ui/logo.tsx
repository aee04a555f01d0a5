import styles from "./logo.module.css";

interface LogoShape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number | undefined;
  readonly opacity?: number | undefined;
}

interface LogoPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface LogoProps {
  readonly name: string;
  /** Instead of the shapes and the name. */
  readonly picture?: LogoPicture | undefined;
  readonly shapes?: readonly LogoShape[];
  readonly href: string;
}

const Mark = ({ shapes }: Required<Pick<LogoProps, "shapes">>) => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    {shapes.map(({ fill = "none", ...shape }) => (
      <path key={shape.d} fill={fill} strokeLinecap="round" strokeLinejoin="bevel" {...shape} />
    ))}
  </svg>
);

export const Logo = ({ name, picture, shapes = [], href }: LogoProps) => (
  <a className={styles.logo} href={href}>
    {picture ? (
      <img className={styles.picture} src={picture.url} width={picture.width} height={picture.height} alt={name} />
    ) : (
      <>
        {shapes.length > 0 && <Mark shapes={shapes} />}
        <span>{name}</span>
      </>
    )}
  </a>
);
