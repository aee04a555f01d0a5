import { type Document, findBreaks, type Side } from "./compatibility.ts";

type Content = Readonly<Record<string, { readonly schema: Side["schema"] }>>;

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Side["schema"];
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface OpenApi extends Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Message {
  readonly payload: Side["schema"];
}

export interface AsyncApi extends Document {
  readonly channels: Readonly<Record<string, { readonly messages: Readonly<Record<string, Message>> }>>;
  readonly operations: Readonly<
    Record<string, { readonly action: string; readonly messages: readonly { readonly $ref: string }[] }>
  >;
}

const JSON_TYPE = "application/json";

/** What does not work where a page of one version calls a platform of another. */
export const compareCalls = (page: OpenApi, platform: OpenApi): string[] =>
  Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, called]) => {
      const at = `${method} ${path}`;
      const answered = platform.paths[path]?.[method];
      if (!answered) return [`${at} is not there`];
      const of = (document: OpenApi, schema: Side["schema"]): Side => ({ document, schema });
      const known = new Map(answered.parameters?.map((parameter) => [parameter.name, parameter]));
      const asked = new Map(called.parameters?.map((parameter) => [parameter.name, parameter]));
      const parameters = [...asked].flatMap(([name, { schema }]) => {
        const parameter = known.get(name);
        if (!parameter) return [`${at}?${name} is not known`];
        return findBreaks(of(page, schema), of(platform, parameter.schema), "refused", `${at}?${name}`);
      });
      const missing = [...known.values()]
        .filter(({ name, required }) => required && !asked.get(name)?.required)
        .map(({ name }) => `${at}?${name} may be missing, and is required`);
      const [body, read] = [called.requestBody?.content[JSON_TYPE], answered.requestBody?.content[JSON_TYPE]];
      const bodies =
        body && read ? findBreaks(of(page, body.schema), of(platform, read.schema), "refused", `${at} request`) : [];
      const answers = Object.entries(called.responses).flatMap(([status, { content }]) => {
        const [reader, writer] = [content?.[JSON_TYPE], answered.responses[status]?.content?.[JSON_TYPE]];
        return reader && writer
          ? findBreaks(of(platform, writer.schema), of(page, reader.schema), "ignored", `${at} ${status}`)
          : [];
      });
      return [...parameters, ...missing, ...bodies, ...answers];
    }),
  );

const namesOf = ({ operations }: AsyncApi, operation: string): ReadonlySet<string> =>
  new Set(operations[operation]?.messages.map(({ $ref }) => $ref.split("/").at(-1) as string));

/** What does not work on the socket where a page of one version is connected to a platform of another. */
export const comparePush = (page: AsyncApi, platform: AsyncApi): string[] => {
  const fromPage = namesOf(page, "receiveFromClient");
  const [known, there] = [page.channels.push?.messages ?? {}, platform.channels.push?.messages ?? {}];
  return Object.entries(known).flatMap(([name, { payload }]) => {
    const other = there[name];
    if (!other) return [`push ${name} is not there`];
    const [own, theirs]: Side[] = [
      { document: page, schema: payload },
      { document: platform, schema: other.payload },
    ];
    const [writer, reader] = fromPage.has(name) ? [own, theirs] : [theirs, own];
    return findBreaks(writer as Side, reader as Side, "ignored", `push ${name}`);
  });
};

/** What services of one version send over the bus and those of another do not read. */
export const compareBus = (sender: AsyncApi, receiver: AsyncApi): string[] =>
  Object.entries(sender.channels)
    .filter(([channel]) => channel !== "push")
    .flatMap(([channel, { messages }]) =>
      Object.entries(messages).flatMap(([name, { payload }]) => {
        const read = receiver.channels[channel]?.messages[name];
        if (!read) return [`${channel} ${name} is not there`];
        const reader = { document: receiver, schema: read.payload };
        return findBreaks({ document: sender, schema: payload }, reader, "ignored", `${channel} ${name}`);
      }),
    );
