/** Splits what a node sends to PostgreSQL, NATS or the wallet of an operator into statements, messages and calls. */

export interface Sent {
  /** Null for what changes nothing: handshakes, subscriptions, requests for deliveries. */
  readonly label: string | null;
  readonly bytes: Buffer;
}

export interface Wire {
  /** Splits one connection's bytes, in chunks as they come. */
  readonly createSplitter: () => (chunk: Buffer) => Sent[];
  /** Sent after a message to learn when the server has handled it. */
  readonly probe: Buffer;
  /** Whether what a server sent says that it has handled everything so far. */
  readonly isHandled: (received: Buffer) => boolean;
}

const LINE = "\r\n";

/** Removes complete parts from the front of what has come so far. */
const createParts = (take: (rest: Buffer) => { length: number; label: string | null } | null) => {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer): Sent[] => {
    rest = Buffer.concat([rest, chunk]);
    const sent: Sent[] = [];
    for (let part = take(rest); part; part = take(rest)) {
      sent.push({ label: part.label, bytes: rest.subarray(0, part.length) });
      rest = rest.subarray(part.length);
    }
    return sent;
  };
};

const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5]);
const textAt = (bytes: Buffer, from: number): string => bytes.toString("utf8", from, bytes.indexOf(0, from));

/** The name of a prepared statement, or the beginning of a text without a name. */
const nameOf = (kind: string, message: Buffer): string | null => {
  if (kind === "P") return textAt(message, 5) || textAt(message, 6).split("(")[0] || null;
  return kind === "B" ? textAt(message, message.indexOf(0, 5) + 1) || null : null;
};

/** A statement is a simple query, or everything up to the next Sync. */
export const postgresWire: Wire = {
  probe: Buffer.alloc(0),
  isHandled: (received) => received.subarray(-6, -1).equals(READY_FOR_QUERY),
  createSplitter: () => {
    let isStarted = false;
    /** The last statement, which names the transaction that a commit ends. */
    let last = "";
    const simple = (text: string): string => {
      const [word = ""] = text.split(/[; ]/);
      return word === "commit" ? `commit after ${last}` : word;
    };
    return createParts((rest) => {
      if (!isStarted) {
        if (rest.length < 4 || rest.length < rest.readInt32BE(0)) return null;
        isStarted = true;
        return { length: rest.readInt32BE(0), label: null };
      }
      let label: string | null = null;
      for (let at = 0; rest.length >= at + 5; ) {
        const kind = String.fromCharCode(rest[at] as number);
        const end = at + 1 + rest.readInt32BE(at + 1);
        if (rest.length < end) return null;
        const message = rest.subarray(at, end);
        at = end;
        if (kind === "X") return { length: end, label: null };
        if (kind === "Q") return { length: end, label: simple(textAt(message, 5)) };
        label ??= nameOf(kind, message);
        if (kind !== "S") continue;
        last = label ?? "";
        return { length: end, label };
      }
      return null;
    });
  },
};

/** Says that a delivery is still worked on. */
const WORKING = "+WPI";

/** What is published under a subject of the bus itself asks for deliveries or confirms them. */
const publicationOf = (subject: string, payload: string): string | null => {
  if (payload === WORKING) return null;
  if (subject.startsWith("_INBOX.")) return "answer";
  if (subject.startsWith("$JS.ACK.")) return "acknowledge result";
  return subject.startsWith("$") ? null : `publish ${subject.split(".")[0]}`;
};

export const natsWire: Wire = {
  probe: Buffer.from(`PING${LINE}`),
  isHandled: (received) => received.includes(`PONG${LINE}`),
  createSplitter: () =>
    createParts((rest) => {
      const line = rest.indexOf(LINE);
      if (line < 0) return null;
      const [word = "", subject = "", ...more] = rest.toString("utf8", 0, line).split(" ");
      if (word !== "PUB" && word !== "HPUB") return { length: line + LINE.length, label: null };
      const length = line + LINE.length + Number(more.at(-1)) + LINE.length;
      if (rest.length < length) return null;
      const payload = rest.toString("utf8", line + LINE.length, length - LINE.length);
      return { length, label: publicationOf(subject, payload) };
    }),
};

const HEAD_END = `${LINE}${LINE}`;

/** A call has its length in its head. Its answer comes when it was handled. */
export const httpWire: Wire = {
  probe: Buffer.alloc(0),
  isHandled: (received) => received.includes(HEAD_END),
  createSplitter: () =>
    createParts((rest) => {
      const end = rest.indexOf(HEAD_END);
      if (end < 0) return null;
      const head = rest.toString("utf8", 0, end);
      const length = end + HEAD_END.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      return rest.length < length ? null : { length, label: `call ${head.split(" ")[1]}` };
    }),
};
