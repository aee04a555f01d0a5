import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  containersOf,
  filesOf,
  OVERLAYS,
  podOf,
  type Resource,
  readKustomization,
  readVariables,
  resourcesIn,
  root,
  undefinedReferences,
} from "./manifests.ts";
import { schemaFindings } from "./schemas.ts";

const FOLDERS = ["base", ...OVERLAYS] as const;
const all = FOLDERS.flatMap(resourcesIn);
const workloads = all.filter((resource) => containersOf(resource).length > 0);
const titled = (resource: Resource): string => `${resource.kind} ${resource.metadata.name}`;

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, unknown>> }>>;
}
const compose = parse(readFileSync(`${root}/compose.yaml`, "utf8"), { merge: true }) as Compose;

test("PEER-22 every manifest matches the schema of Kubernetes", () => {
  expect(all.length).toBeGreaterThan(30);
  expect(schemaFindings(all)).toEqual([]);
});

test("PEER-22 a manifest with a wrong field does not match", () => {
  const [api] = all.filter(({ kind, metadata }) => kind === "Deployment" && metadata.name === "api");
  const wrong = { ...api, spec: { ...api?.spec, replicas: "two" } } as unknown as Resource;
  expect(schemaFindings([wrong])).toEqual([expect.stringMatching(/Deployment api: .*replicas/)]);
});

test.each(FOLDERS)("PEER-22 every file of %s is used", (folder) => {
  const { resources, patches = [], configMapGenerator = [] } = readKustomization(folder);
  const files = configMapGenerator.flatMap((each) => Object.values(each).flat());
  const used = new Set([...resources, ...patches.map(({ path }) => path), ...files]);
  expect(filesOf(folder).filter((name) => !used.has(name))).toEqual([]);
});

test.each(workloads.map((resource) => [titled(resource), resource] as const))(
  "PEER-22 %s runs with no more rights than it needs, and says what it needs",
  (_, resource) => {
    const pod = podOf(resource);
    // The public image of PostgreSQL starts as root, to own its volume, and goes on as another user.
    if (resource.metadata.name !== "postgres") expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(pod).toMatchObject({ automountServiceAccountToken: false });
    for (const container of containersOf(resource)) {
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
      expect(undefinedReferences(container)).toEqual([]);
      if (!resource.kind.endsWith("Job")) expect(container.readinessProbe).toBeDefined();
    }
  },
);

const OWN = new Set(["postgres", "nats"]);
test.each(
  workloads.filter(({ metadata }) => !OWN.has(metadata.name)).map((resource) => [titled(resource), resource] as const),
)("PEER-22 %s has the variables that compose.yaml gives it", (_, resource) => {
  const env = containersOf(resource).flatMap((container) => container.env ?? []);
  const values = env.map(({ value = "" }) => value).join(" ");
  // Some are only parts of another.
  const names = env.map(({ name }) => name).filter((name) => !values.includes(`$(${name})`));
  const inCompose = Object.keys(compose.services[resource.metadata.name]?.environment ?? {});
  // Those of the demo and of the simulator are settings of compose.yaml only.
  const expected = inCompose.filter((name) => name !== "HOST_ADDRESS" && !name.startsWith("FEED_"));
  expect(names.sort()).toEqual(expected.sort());
});

test("PEER-22 everything that a manifest refers to is there", () => {
  const secrets = readVariables(".env.example");
  const references = workloads
    .flatMap(containersOf)
    .flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom ?? []));
  const missing = references.flatMap(({ secretKeyRef }) =>
    secretKeyRef && !secrets.has(secretKeyRef.key) ? secretKeyRef.key : [],
  );
  expect(missing).toEqual([]);
  for (const overlay of OVERLAYS) {
    const settings = readVariables(`deploy/kubernetes/${overlay}/settings.env`);
    const { images = [] } = readKustomization(overlay);
    const used = ["base", overlay].flatMap(resourcesIn).flatMap(containersOf);
    const keys = used.flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? []));
    expect(
      keys.filter((key) => !settings.has(key)),
      overlay,
    ).toEqual([]);
    expect([...new Set(used.map(({ image }) => image))].sort(), overlay).toEqual(images.map(({ name }) => name).sort());
  }
});
