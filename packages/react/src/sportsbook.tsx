import type { CSSProperties } from "react";
import type { SportsbookProps } from "./props.ts";
import { useSportsbook } from "./use-sportsbook.ts";

interface ElementProps {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The app. It fills the rest of the window, or the height that `className` or `style` give it. */
export function Sportsbook({ className, style, ...props }: SportsbookProps & ElementProps) {
  const { ref } = useSportsbook(props);
  return <div ref={ref} className={className} style={style} />;
}
