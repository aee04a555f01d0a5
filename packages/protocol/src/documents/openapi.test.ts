import { expect, test } from "vitest";
import openapi from "../../generated/openapi.json" with { type: "json" };
import { betRoutes, betslipRoutes, hostRoutes, punterRoutes, ticketRoutes } from "../index.ts";
import { EXAMPLES } from "./openapi-examples.ts";
import { TAGS } from "./openapi-words.ts";
import { readComments } from "./schema-comments.ts";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}
const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = openapi.paths;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as Operation[]);
const routes = { ...betRoutes, ...betslipRoutes, ...hostRoutes, ...punterRoutes, ...ticketRoutes };

test("AHEAD-5 every operation has a tag, and every parameter a description", () => {
  for (const { operationId, tags, parameters = [] } of operations) {
    expect(Object.keys(TAGS), operationId).toEqual(expect.arrayContaining([...tags]));
    expect(tags, operationId).toHaveLength(1);
    for (const { name, description } of parameters) expect(description, `${operationId} ${name}`).toBeTruthy();
  }
});

test("AHEAD-5 every request with a body has an example", () => {
  const posts = operations.filter(({ requestBody }) => requestBody);
  expect(posts.length).toBeGreaterThan(10);
  for (const { operationId, requestBody } of posts)
    expect(requestBody?.content["application/json"]?.example, operationId).toBeDefined();
});

test.each(Object.entries(EXAMPLES))("AHEAD-5 the example of %s fits the contract", (name, { request, answer }) => {
  const route = routes[name as keyof typeof routes];
  if (request) expect(route.body.safeParse(request)).toMatchObject({ success: true });
  if (answer) expect(route.answer.safeParse(answer)).toMatchObject({ success: true });
});

test("AHEAD-5 references lead to schemas, which are described once", () => {
  const { schemas } = openapi.components;
  const text = JSON.stringify(openapi);
  const names = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = ""]) => name));
  expect([...names].sort()).toEqual(Object.keys(schemas).sort());
  expect(schemas.PlacementRequest.description).toBe("One placement. The punter is in the token.");
  expect(text.split('"$ref":"#/components/schemas/Problem"').length).toBeGreaterThan(50);
});

test("comments of a schema and of its fields are read", () => {
  const source = `/** A wallet. */
export const walletSchema = z.object({
  /** Of three letters. */
  currency: z.string(),
  plain: z.string(),
  /**
   * In two
   * lines.
   */
  balance: amountSchema,
});
/** Something else. */
const other = 3;
`;
  expect([...readComments(source)]).toEqual([
    ["walletSchema", { about: "A wallet.", fields: { currency: "Of three letters.", balance: "In two lines." } }],
  ]);
});
