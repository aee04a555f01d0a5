import { type PayloadHandler, type PayloadRequest, ValidationError } from "payload";
import { type Fields, fieldsIn } from "../fields/form-value.ts";

export const fail = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status });

export const answer = <Body>(body: Body, status = 200): Response =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store" } });

export interface AskedOfBrand {
  readonly req: PayloadRequest;
  readonly id: string;
  /** As it is stored, without the documents it refers to. */
  readonly brand: Fields;
}

/** For an editor of the brand; to all others there is no such brand. */
export const forBrand =
  (handle: (asked: AskedOfBrand) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (!req.user) return fail(401, "Sign in first");
    const id = String(req.routeParams?.id);
    const asked = { collection: "brands", id, depth: 0, overrideAccess: false, disableErrors: true, req } as const;
    const brand = await req.payload.findByID(asked);
    return brand ? handle({ req, id, brand: fieldsIn(brand) }) : fail(404, "Not found");
  };

export const bodyOf = async (req: PayloadRequest): Promise<unknown> => (await req.json?.().catch(() => null)) ?? {};

const STUDIO = "isStudio";

/** Whether an endpoint of the studio changes a document, after it has checked what it was sent. */
export const isFromStudio = ({ context }: PayloadRequest): boolean => context[STUDIO] === true;

/** Saves as the editor who asks. Null where it is saved, else why it is not. */
export const saveAsEditor = async (
  req: PayloadRequest,
  collection: string,
  id: string,
  data: object,
): Promise<Response | null> => {
  req.context[STUDIO] = true;
  try {
    await req.payload.update({ collection, id, data: { ...data }, depth: 0, overrideAccess: false, req });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return fail(400, error.data.errors.map(({ message }) => message).join(" · "));
  }
};
