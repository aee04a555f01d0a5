import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePorts } from "@touchline/server-kit/testing/ports";
import { stringify } from "yaml";
import { waitUntil } from "../../stack/process.ts";
import {
  type Container,
  containersOf,
  partOf,
  podOf,
  type Resource,
  readResources,
  readVariables,
  root,
} from "./manifests.ts";

const run = promisify(execFile);
const podman = async (...args: readonly string[]): Promise<string> => (await run("podman", args)).stdout.trim();

/** Enough time for a slow machine that starts everything at once. */
const START_MS = 300_000;

/** What kustomize makes of an overlay. */
export const buildOverlay = async (folder: string): Promise<readonly Resource[]> =>
  readResources((await run("kubectl", ["kustomize", folder], { maxBuffer: 16_000_000 })).stdout);

export interface Pods {
  readonly appUrl: string;
  readonly hostUrl: string;
  /** For the owner of the tables. */
  readonly databaseUrl: () => Promise<string>;
  /** Until the readiness probe of every pod passes. */
  readonly untilReady: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const toLiterals = (values: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`);

interface Changes {
  /** Of all names, so that nothing is shared with another run. */
  readonly prefix: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly passwords: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, string>>;
}

/** An overlay of the small one, as an operator would write it. Returns its folder inside of a new one. */
const writeOverlay = ({ prefix, settings, passwords, images }: Changes): readonly [folder: string, overlay: string] => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-pods-"));
  cpSync(join(root, "deploy/kubernetes"), folder, { recursive: true });
  const overlay = join(folder, "test");
  mkdirSync(overlay);
  const merged = { name: "touchline", namespace: "touchline", behavior: "merge", literals: toLiterals(settings) };
  const kustomization = {
    namespace: "touchline",
    namePrefix: prefix,
    resources: ["../small"],
    configMapGenerator: [merged],
    secretGenerator: [{ name: "touchline", literals: toLiterals(passwords) }],
    images: Object.entries(images).map(([name, newName]) => ({ name, newName, newTag: "latest" })),
  };
  writeFileSync(join(overlay, "kustomization.yaml"), stringify(kustomization));
  return [folder, overlay];
};

const createPasswords = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readVariables(".env.example")]
      .filter((name) => /PASSWORD|SECRET/.test(name))
      .map((name) => [name, `p${randomBytes(18).toString("hex")}`]),
  );

/** Kubernetes puts the values of variables into other ones; podman does not. */
const expandVariables = (
  container: Container,
  dataOf: (name: string) => Readonly<Record<string, string>>,
): Container => {
  const known = new Map<string, string>();
  const env = (container.env ?? []).map((variable) => {
    const { secretKeyRef, configMapKeyRef } = variable.valueFrom ?? {};
    const reference = secretKeyRef ?? configMapKeyRef;
    const value = reference
      ? (dataOf(reference.name)[reference.key] ?? "")
      : (variable.value ?? "").replace(/\$\((\w+)\)/g, (text, name: string) => known.get(name) ?? text);
    known.set(variable.name, value);
    return reference ? variable : { ...variable, value };
  });
  return { ...container, env };
};

/**
 * The small overlay by podman: it runs pods with their volumes, config maps and secrets, but knows no deployments of several nodes, stateful
 * sets, jobs, services and ingresses. So each workload becomes its pods here, a service becomes a name in the network of the pods, and the
 * ingress becomes ports of this machine. Network policies, budgets and requests have no effect.
 */
export const startPods = async (images: Readonly<Record<string, string>>): Promise<Pods> => {
  const [appPort = 0, hostPort = 0] = await freePorts(2);
  const published: Readonly<Record<string, number>> = { app: appPort, "host-demo": hostPort };
  // The app and the operator's site have different names, so that they are different sites to the browser.
  const appUrl = `http://localhost:${appPort}`;
  const hostUrl = `http://127.0.0.1:${hostPort}`;
  const network = `touchline-pods-${process.pid}`;
  const passwords = createPasswords();
  const [folder, overlay] = writeOverlay({
    prefix: `${network}-`,
    settings: { APP_URL: appUrl, TENANT_HOSTS: JSON.stringify({ touchline: [hostUrl] }) },
    passwords,
    images,
  });
  const resources = await buildOverlay(overlay);
  const kindsOf = (kind: string): readonly Resource[] => resources.filter((resource) => resource.kind === kind);
  const [configMaps, secrets] = [kindsOf("ConfigMap"), kindsOf("Secret")];
  const dataOf = (name: string): Readonly<Record<string, string>> =>
    configMaps.find(({ metadata }) => metadata.name === name)?.data ?? passwords;

  const started: (readonly [pod: string, containers: readonly Container[]])[] = [];
  const play = async (workload: Resource, node: number): Promise<void> => {
    const part = partOf(workload);
    const name = `${workload.metadata.name}-${node}`;
    const template = podOf(workload);
    const containers = containersOf(workload);
    // podman would open every port of a container on this machine, and give all pods the same empty folder.
    const played = containers.map((container) => ({
      ...expandVariables(container, dataOf),
      ports: published[part] ? [{ containerPort: 8080, hostPort: published[part] }] : [],
      volumeMounts: container.volumeMounts?.map((mount) => ({ ...mount, name: `${name}-${mount.name}` })),
    }));
    const volumes = template?.volumes?.map((volume) => ({ ...volume, name: `${name}-${volume.name}` }));
    const spec = { restartPolicy: "Always", ...template, containers: played, volumes };
    const file = join(folder, `${name}.yaml`);
    const pod = { apiVersion: "v1", kind: "Pod", metadata: { name, labels: workload.metadata.labels }, spec };
    writeFileSync(file, [pod, ...configMaps].map((resource) => stringify(resource)).join("---\n"));
    started.push([name, workload.kind === "Job" ? [] : containers]);
    const names = `alias=${part},alias=${part}.touchline.svc.cluster.local`;
    await podman("kube", "play", "--network", `${network}:${names}`, file);
  };

  const addressOf = async (pod: string): Promise<string> => {
    const infra = await podman("pod", "inspect", "--format", "{{.InfraContainerID}}", pod);
    const networks = "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}";
    return podman("inspect", "--format", networks, infra);
  };
  /** As the kubelet does it. */
  const isReady = async (pod: string, { name, ports = [], readinessProbe }: Container): Promise<boolean> => {
    if (readinessProbe?.exec)
      return podman("exec", `${pod}-${name}`, ...readinessProbe.exec.command).then(
        () => true,
        () => false,
      );
    const { path, port } = readinessProbe?.httpGet ?? {};
    const number = ports.find((each) => each.name === port)?.containerPort;
    return fetch(`http://${await addressOf(pod)}:${number}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  };

  const stop = async (): Promise<void> => {
    for (const [pod] of started) await podman("pod", "rm", "--force", "--time", "1", pod);
    const volumes = (await podman("volume", "ls", "--quiet")).split("\n").filter((name) => name.startsWith(network));
    for (const volume of volumes) await podman("volume", "rm", "--force", volume);
    for (const { metadata } of secrets) await podman("secret", "rm", metadata.name);
    await podman("network", "rm", "--force", network);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await podman("network", "create", network);
    for (const { metadata, data } of secrets) {
      const file = join(folder, "secret.json");
      writeFileSync(file, JSON.stringify(data));
      await podman("secret", "create", metadata.name, file);
    }
    const workloads = resources.filter(({ kind }) => ["Deployment", "StatefulSet", "Job"].includes(kind));
    for (const workload of workloads)
      for (let node = 1; node <= (workload.spec?.replicas ?? 1); node += 1) await play(workload, node);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    appUrl,
    hostUrl,
    databaseUrl: async () => {
      const [postgres = ""] = started.map(([pod]) => pod).filter((pod) => pod.endsWith("-postgres-1"));
      return `postgres://postgres:${passwords.DATABASE_PASSWORD_OWNER}@${await addressOf(postgres)}:5432/postgres`;
    },
    untilReady: async () => {
      for (const [pod, containers] of started)
        for (const container of containers)
          await waitUntil(`${pod} is ready`, () => isReady(pod, container), { timeout: START_MS });
    },
    stop,
  };
};
