import type { ComponentProps, ReactNode } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Loaded } from "../data/use-loaded.ts";
import { DraftActions } from "./draft-actions.tsx";
import styles from "./screen.module.css";
import { TopBar } from "./top-bar.tsx";

interface ScreenProps extends Omit<ComponentProps<typeof TopBar>, "children"> {
  readonly draft: Loaded<DraftAnswer>;
  /** Under the navigation: what the screen is, and what chooses what it shows. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the studio: navigation, a bar of its own, and its content. */
export const Screen = ({ draft, bar, children, ...top }: ScreenProps) => (
  <main className={styles.screen}>
    <TopBar {...top}>
      <DraftActions brand={top.brand} draft={draft} onPublished={draft.reload} />
    </TopBar>
    <div className={styles.bar}>{bar}</div>
    {children}
  </main>
);
