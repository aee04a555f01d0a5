import type { ReactNode } from "react";

/** States of a component side by side, each with its word below. */
export const Gallery = ({ cell, children }: { readonly cell: number; readonly children: ReactNode }) => (
  <div
    style={{
      display: "grid",
      gridTemplateColumns: `repeat(auto-fill, ${cell}px)`,
      gap: "12px 10px",
      alignItems: "start",
    }}
  >
    {children}
  </div>
);

/** States only a pointer or the keyboard brings about. */
type Forced = "hover" | "active" | "focus-visible";

interface SampleProps {
  readonly label: string;
  /** The state to force upon the component while its picture is taken. */
  readonly force?: Forced;
  readonly children: ReactNode;
}

export const Sample = ({ label, force, children }: SampleProps) => (
  <div style={{ display: "grid", gap: 6 }}>
    <div data-force={force}>{children}</div>
    <small style={{ font: "var(--type-micro)", color: "var(--text-muted)", textAlign: "center" }}>{label}</small>
  </div>
);

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 }}>{children}</div>
);

export const Stack = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: "grid", gap: 12 }}>{children}</div>
);
