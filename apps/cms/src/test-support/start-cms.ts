import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "@touchline/db/testing";
import { getPayload, handleEndpoints, type Payload } from "payload";
import { vi } from "vitest";
import type { Role } from "../access/roles.ts";

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

export interface Question {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks as somebody. */
export type Ask = (path: string, question?: Question) => Promise<Answer>;

export interface TestCms {
  readonly payload: Payload;
  readonly mediaFolder: string;
  readonly anonymous: Ask;
  /** Makes a user of the tenant, who may do everything unless a role is given, and signs in. */
  readonly signIn: (email: string, tenantId: string, role?: Role) => Promise<Ask>;
  readonly remove: () => Promise<void>;
}

const CMS_URL = "http://cms.test";
const PASSWORD = "a password of some length";

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const bodyOf = (body: object | undefined): { body?: BodyInit; headers: Record<string, string> } => {
  if (!body) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
};

/** The CMS with a database of its own, asked over its HTTP handlers. */
export const startCms = async (): Promise<TestCms> => {
  const database = await startDatabase();
  const mediaFolder = await mkdtemp(join(tmpdir(), "touchline-cms-media-"));
  vi.stubEnv("CMS_SECRET", "for tests only");
  vi.stubEnv("DATABASE_URL", database.ownerUrl);
  vi.stubEnv("PLATFORM_DATABASE_URL", database.urlOf("touchline_cms"));
  vi.stubEnv("MEDIA_DIR", mediaFolder);
  vi.stubEnv("CMS_URL", CMS_URL);
  // The configuration reads its environment when it is loaded.
  const { default: config } = await import("../payload.config.ts");
  const { closePlatform } = await import("../publishing/platform.ts");
  const payload = await getPayload({ config });
  payload.logger.level = "silent";
  await payload.db.migrate();

  const askWith =
    (known: Readonly<Record<string, string>>): Ask =>
    async (path, { method = "GET", body, headers = {} } = {}) => {
      const sent = bodyOf(body);
      const init = { ...sent, method, headers: { ...sent.headers, ...known, ...headers } };
      const response = await handleEndpoints({ config, request: new Request(`${CMS_URL}${path}`, init) });
      const text = await response.text();
      return { status: response.status, text, body: parse(text) };
    };
  const anonymous = askWith({});

  return {
    payload,
    mediaFolder,
    anonymous,
    signIn: async (email, tenant, role = "administrator") => {
      await payload.create({ collection: "users", data: { email, password: PASSWORD, tenant, role } });
      const { body } = await anonymous("/api/users/login", { method: "POST", body: { email, password: PASSWORD } });
      return askWith({ authorization: `JWT ${(body as { token: string }).token}` });
    },
    remove: async () => {
      await closePlatform();
      await payload.destroy();
      await database.remove();
      await rm(mediaFolder, { recursive: true, force: true });
      vi.unstubAllEnvs();
    },
  };
};
