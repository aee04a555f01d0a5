/** What the server tells the script of a page: where the sportsbook is and what it may be asked to look like. */
export interface SiteConfig {
  /** The origin of the sportsbook. */
  readonly appUrl: string;
  readonly tenant: string;
  readonly brand: string;
  readonly locales: readonly string[];
  readonly themes: readonly string[];
  /** Whether the operator has the money of its punters itself, and can show what became of it. */
  readonly hasWallet: boolean;
  /** The two that stand side by side. */
  readonly compared: readonly string[];
}

export interface AccountChoice {
  readonly id: string;
  readonly name: string;
  readonly currencies: readonly string[];
}

/** As the script reads it: a page outside the site's frame has only its way back. */
export type PageConfig = Partial<SiteConfig> & {
  /** Its name. */
  readonly operator?: string;
  readonly accounts?: readonly AccountChoice[];
  readonly back?: string;
};
