import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Characters. A shorter body fits into one packet anyway. */
const WORTH_COMPRESSING = 1_200;

const encoders: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => zip(text, { level: 6 }),
  identity: async (text) => Buffer.from(text),
};

/** Encodes a text once per encoding, even for concurrent requests. */
export const createEncodedBody = (text: string): ((encoding: Encoding) => Promise<Buffer>) => {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = bodies.get(encoding);
    if (known) return known;
    const body = encoders[encoding](text);
    bodies.set(encoding, body);
    return body;
  };
};

/** The best encoding that the client accepts; a weight of zero is a refusal. */
export const chooseEncoding = (accepted: string | undefined, length: number): Encoding => {
  if (!accepted || length < WORTH_COMPRESSING) return "identity";
  const offers = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return [name, Number(weight)] as const;
    }),
  );
  const takes = (encoding: Encoding): boolean => (offers.get(encoding) ?? offers.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
};
