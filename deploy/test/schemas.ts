import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as batch from "kubernetes-models/batch/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import type { Resource } from "./manifests.ts";

type Model = new (resource: Resource) => { readonly validate: () => void };

const MODELS: Readonly<Record<string, object>> = {
  v1: core,
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "batch/v1": batch,
  "networking.k8s.io/v1": networking,
  "policy/v1": policy,
};

/** What does not match the schema that the API of Kubernetes has for the kind. */
export const schemaFindings = (resources: readonly Resource[]): readonly string[] =>
  resources.flatMap((resource) => {
    const { apiVersion, kind, metadata } = resource;
    const Model = (MODELS[apiVersion] as Readonly<Record<string, Model>> | undefined)?.[kind];
    if (!Model) return [`${kind} ${metadata.name}: no such kind in ${apiVersion}`];
    try {
      new Model(resource).validate();
      return [];
    } catch (error) {
      return [`${kind} ${metadata.name}: ${(error as Error).message}`];
    }
  });
