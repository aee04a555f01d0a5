import type { ComponentType, ReactNode } from "react";
import type { ReferenceShape, Shape } from "../../fields/shape.ts";

/** What the fields of a form share. */
export interface FormContext {
  /** The field for a setting of any kind: fields that hold others draw them with it. */
  readonly Field: ComponentType<FieldProps<Shape>>;
  readonly languages: readonly string[];
  /** The language of the studio. */
  readonly studioLanguage: string;
  readonly faultAt: (path: string) => string | undefined;
  /** How a document of another collection is chosen. */
  readonly reference: (asked: {
    readonly shape: ReferenceShape;
    readonly label: string;
    readonly value: unknown;
    readonly fault: string | undefined;
    readonly onChange: (value: unknown) => void;
  }) => ReactNode;
  /** Names of what the offer has, for fields that hold its ids. */
  readonly named: (field: string) => readonly { readonly id: number; readonly name: string }[];
}

export interface FieldProps<Kind> {
  readonly name: string;
  readonly shape: Kind;
  readonly value: unknown;
  /** Where the value stands in the form. */
  readonly path: string;
  readonly onChange: (value: unknown) => void;
  readonly context: FormContext;
}
