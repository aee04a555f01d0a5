/** As much of an AsyncAPI document as is shown. */
export interface AsyncApi {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly description: string;
        readonly messages: Readonly<Record<string, { readonly description?: string; readonly payload: object }>>;
      }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly description?: string }>> };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/`([^`]+)`/g, "<code>$1</code>");

/** A schema as JSON, in which references are links. */
const schemaText = (schema: object): string =>
  `<pre>${JSON.stringify(schema, null, 2)
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/"#\/components\/schemas\/(\w+)"/g, '<a href="#schema-$1">$1</a>')}</pre>`;

const paragraph = (text: string | undefined): string => (text ? `<p>${escapeHtml(text)}</p>` : "");

const channelOf = ([name, { address, description, messages }]: [string, AsyncApi["channels"][string]]): string => `
<section id="channel-${name}"><h2>${escapeHtml(name)}</h2><p><code>${escapeHtml(address)}</code></p>${paragraph(description)}
${Object.entries(messages)
  .map(
    ([message, { description: about, payload }]) =>
      `<details><summary>${escapeHtml(message)}</summary>${paragraph(about)}${schemaText(payload)}</details>`,
  )
  .join("\n")}</section>`;

/** The messages of the push channel and of the bus as one page without a script. */
export const createPushPage = ({ info, channels, components }: AsyncApi): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#8881;padding:1rem}summary{font-weight:600;padding:.25rem 0}</style>
<p><a href="/docs">HTTP</a> · push and bus</p><h1>${escapeHtml(info.title)} ${escapeHtml(info.version)}</h1>${paragraph(info.description)}
<nav>${Object.keys(channels)
  .map((name) => `<a href="#channel-${name}">${escapeHtml(name)}</a>`)
  .join(" · ")}</nav>
${Object.entries(channels).map(channelOf).join("\n")}
<h2>Schemas</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<section id="schema-${name}"><h3>${escapeHtml(name)}</h3>${paragraph(schema.description)}${schemaText(schema)}</section>`,
  )
  .join("\n")}
</html>`;
