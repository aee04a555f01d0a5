import { useEffect, useRef, useState } from "react";
import styles from "./scoreboard.module.css";

const HOLD = 3000;

/** A score; for three seconds after it rose it stands out. */
export const Figure = ({ value }: { readonly value: number }) => {
  const before = useRef(value);
  const [rose, setRose] = useState(false);
  useEffect(() => {
    const hasRisen = value > before.current;
    before.current = value;
    setRose(hasRisen);
    if (!hasRisen) return undefined;
    const timer = setTimeout(() => setRose(false), HOLD);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span className={styles.figure} data-rose={rose}>
      {value}
    </span>
  );
};
