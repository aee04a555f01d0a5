import type { ReactNode } from "react";

interface FactProps {
  readonly name: string;
  readonly tone?: "good" | "bad" | "code" | undefined;
  readonly children: ReactNode;
}

export const Fact = ({ name, tone, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd data-tone={tone}>{children}</dd>
  </div>
);
