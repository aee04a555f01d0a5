import styles from "./first-steps.module.css";
import { LINKS } from "./links.ts";

/** On the first page after signing in: where everything that an editor makes comes together. */
export const FirstSteps = () => (
  <nav className={styles.steps} aria-label="Content studio">
    {LINKS.map(({ href, label, about }) => (
      <a key={href} className={styles.step} href={href}>
        <strong>{label}</strong>
        <span>{about}</span>
      </a>
    ))}
  </nav>
);
