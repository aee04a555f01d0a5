import type { BrandSettings } from "@touchline/brands";
import { createContext, useContext } from "react";
import { createStore } from "zustand/vanilla";
import { createStoredConsent } from "../../config/stored.ts";
import type { StringStorage } from "../../env/env.ts";
import type { ReadonlyStore } from "../store.ts";
import { useStore } from "../use-store.ts";

/** What a person is asked for. */
export const PURPOSES = ["analytics", "recommendations"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Null: not answered. Only true is consent. */
export type Answers = Readonly<Record<Purpose, boolean | null>>;

const UNANSWERED: Answers = { analytics: null, recommendations: null };

interface ConsentOptions {
  readonly storage: StringStorage;
  readonly brand: string;
  /** The page around the app asks its visitors itself, and tells the answers. */
  readonly isEmbedded: boolean;
}

export interface Consent {
  readonly answers: ReadonlyStore<Answers>;
  /** False where the host asks. */
  readonly asks: boolean;
  readonly answer: (changed: Partial<Answers>) => void;
}

const readAnswers = (stored: Readonly<Record<string, unknown>>): Answers => {
  const read = (purpose: Purpose): boolean | null =>
    typeof stored[purpose] === "boolean" ? (stored[purpose] as boolean) : null;
  return { analytics: read("analytics"), recommendations: read("recommendations") };
};

/** What the person at this device has agreed to. An answer to our question is stored; a host's answer is the host's to store. */
export const createConsent = ({ storage, brand, isEmbedded }: ConsentOptions): Consent => {
  const stored = createStoredConsent(storage, brand);
  const answers = createStore<Answers>(() => (isEmbedded ? UNANSWERED : readAnswers(stored.read())));
  return {
    answers,
    asks: !isEmbedded,
    answer: (changed) => {
      const next = { ...answers.getState(), ...changed };
      answers.setState(next, true);
      if (!isEmbedded) stored.write(next);
    },
  };
};

type Widgets = BrandSettings["integrationWidgets"];

/** What the brand needs consent for; it asks for nothing else. */
export const neededPurposes = ({ analyticsId, vaix }: Pick<Widgets, "analyticsId" | "vaix">): readonly Purpose[] => {
  const needed: Readonly<Record<Purpose, boolean>> = { analytics: analyticsId !== null, recommendations: vaix };
  return PURPOSES.filter((purpose) => needed[purpose]);
};

const NOBODY: Consent = { answers: createStore(() => UNANSWERED), asks: false, answer: () => undefined };

export const ConsentContext = createContext<Consent>(NOBODY);

export const useConsent = (): Consent => useContext(ConsentContext);

export const useHasConsent = (purpose: Purpose): boolean => useStore(useConsent().answers)[purpose] === true;
