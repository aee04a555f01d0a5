import type {
  CompareAnswer,
  DraftAnswer,
  OverviewAnswer,
  PublishAnswer,
  PublishedAnswer,
} from "../../publishing/answers.ts";
import { ask, send } from "./ask.ts";

export const addressOfBrand = (brandId: string, what: string): string =>
  `/api/brands/${encodeURIComponent(brandId)}/${what}`;

/** A version, or what would be published now. */
export type Version = number | "draft";

export interface Publication {
  readonly note: string;
  /** Keys of the findings that were confirmed. */
  readonly confirmed: readonly string[];
}

/** Where the studio asks the CMS about brands. */
export const brandApi = {
  draft: (brandId: string, signal: AbortSignal): Promise<DraftAnswer> =>
    ask(addressOfBrand(brandId, "draft"), { signal }),
  published: (brandId: string, signal: AbortSignal): Promise<PublishedAnswer> =>
    ask(addressOfBrand(brandId, "published"), { signal }),
  overview: (brandId: string, signal: AbortSignal): Promise<OverviewAnswer> =>
    ask(addressOfBrand(brandId, "overview"), { signal }),
  compare: (brandId: string, from: Version, to: Version, signal: AbortSignal): Promise<CompareAnswer> =>
    ask(addressOfBrand(brandId, `compare?${new URLSearchParams({ from: String(from), to: String(to) })}`), { signal }),
  publish: (brandId: string, publication: Publication): Promise<PublishAnswer> =>
    send(addressOfBrand(brandId, "publish"), publication),
  agree: (brandId: string): Promise<PublishAnswer> => send(addressOfBrand(brandId, "agree"), {}),
  withdraw: (brandId: string): Promise<object> => send(addressOfBrand(brandId, "withdraw"), {}),
  rollBack: (brandId: string, to: number): Promise<PublishAnswer> => send(addressOfBrand(brandId, "rollback"), { to }),
  /** The draft becomes what this version was made of; without one, what is live. */
  reset: (brandId: string, to?: number): Promise<object> => send(addressOfBrand(brandId, "reset"), to ? { to } : {}),
} as const;
