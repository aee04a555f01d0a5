import { type CollectionBeforeValidateHook, ValidationError } from "payload";
import { fieldsIn } from "../fields/form-value.ts";

const isEmpty = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

interface Required {
  readonly path: string;
  readonly label: string;
  readonly message: string;
  readonly read: (doc: unknown) => unknown;
}

const REQUIRED: readonly Required[] = [
  {
    path: "name",
    label: "Name",
    message: "Give it a name to find it by.",
    read: (doc) => fieldsIn(doc).name,
  },
  {
    path: "alt.default",
    label: "Description",
    message: "Say what is on the picture, for visitors who do not see it.",
    read: (doc) => fieldsIn(fieldsIn(doc).alt).default,
  },
];

/** What an editor adds has a name and a description, and keeps them. Older pictures without stay as they are. */
export const describePicture: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (!req.user) return data;
  const whole = { ...originalDoc, ...data };
  const errors = REQUIRED.filter(
    ({ read }) => isEmpty(read(whole)) && (operation === "create" || !isEmpty(read(originalDoc))),
  ).map(({ path, label, message }) => ({ path, label, message }));
  if (errors.length > 0) throw new ValidationError({ collection: "media", errors, req }, req.t);
  return data;
};
