import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, parseAllDocuments } from "yaml";

export const root = fileURLToPath(new URL("../..", import.meta.url));

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly [source in "secretKeyRef" | "configMapKeyRef"]?: { name: string; key: string } };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly resources?: { readonly requests?: object; readonly limits?: object };
  readonly readinessProbe?: {
    readonly httpGet?: { readonly path: string; readonly port: string };
    readonly exec?: { readonly command: readonly string[] };
  };
}

export interface PodSpec {
  readonly containers: readonly Container[];
  readonly volumes?: readonly { readonly name: string; readonly emptyDir?: object }[];
  readonly securityContext?: Readonly<Record<string, unknown>>;
}

interface Template {
  readonly metadata: object;
  readonly spec: PodSpec;
}

export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: Template;
    /** Of a cron job. */
    readonly jobTemplate?: { readonly spec: { readonly template: Template } };
  };
  /** Of a secret: in base 64. */
  readonly data?: Readonly<Record<string, string>>;
}

export interface Kustomization {
  readonly resources: readonly string[];
  readonly patches?: readonly { readonly path: string }[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly envs?: readonly string[] }[];
  readonly images?: readonly { readonly name: string }[];
}

export const readResources = (text: string): readonly Resource[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as Resource;
  });

const folderOf = (name: string): string => `${root}/deploy/kubernetes/${name}`;

export const OVERLAYS = ["small", "production"] as const;

export const readKustomization = (folder: string): Kustomization =>
  parse(readFileSync(`${folderOf(folder)}/kustomization.yaml`, "utf8"));

/** The resources that a folder has of its own, without those that it only changes. */
export const resourcesIn = (folder: string): readonly Resource[] =>
  readKustomization(folder)
    .resources.filter((path) => path.endsWith(".yaml"))
    .flatMap((path) => readResources(readFileSync(`${folderOf(folder)}/${path}`, "utf8")));

/** The name that a resource has in every overlay: some add a prefix or the hash of the content. */
export const partOf = ({ metadata }: Resource): string => metadata.labels?.["app.kubernetes.io/name"] ?? metadata.name;

/** Files that no kustomization names would be forgotten. */
export const filesOf = (folder: string): readonly string[] =>
  readdirSync(folderOf(folder)).filter((name) => name !== "kustomization.yaml");

export const readVariables = (path: string): ReadonlySet<string> =>
  new Set([...readFileSync(`${root}/${path}`, "utf8").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name ?? ""));

export const podOf = ({ spec }: Resource): PodSpec | undefined =>
  (spec?.template ?? spec?.jobTemplate?.spec.template)?.spec;

export const containersOf = (resource: Resource): readonly Container[] => podOf(resource)?.containers ?? [];

/** Variables that the value of another one refers to before they are defined: Kubernetes leaves such a reference as it is. */
export const undefinedReferences = ({ env = [] }: Container): readonly string[] =>
  env.flatMap(({ name, value = "" }, index) => {
    const before = new Set(env.slice(0, index).map((variable) => variable.name));
    return [...value.matchAll(/\$\((\w+)\)/g)].flatMap(([, used = ""]) => (before.has(used) ? [] : `${name}: ${used}`));
  });
