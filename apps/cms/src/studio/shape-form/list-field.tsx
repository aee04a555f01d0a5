import { useState } from "react";
import { fieldsIn, hasRows, listIn } from "../../fields/form-value.ts";
import type { ListShape, ObjectShape, RowsShape, Shape } from "../../fields/shape.ts";
import { Chips } from "../parts/chips.tsx";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { moveItem, SortableList } from "../parts/sortable-list.tsx";
import { TextField } from "../parts/text-field.tsx";
import { choiceLabel, fieldHint, fieldLabel, listWords } from "../words/fields.ts";
import type { FieldProps, FormContext } from "./form-context.ts";
import { ObjectFields } from "./object-fields.tsx";
import styles from "./shape-form.module.css";

/** Several values in one field: chips where they are chosen, commas where they are written. */
const ManyField = ({ name, shape, value, path, onChange, context }: FieldProps<ListShape>) => {
  const { studioLanguage, faultAt } = context;
  const values = listIn(value).map(String);
  const label = fieldLabel(name, studioLanguage);
  const [written, setWritten] = useState<string | null>(null);
  if (shape.item.kind === "choice")
    return (
      <div className={fields.field}>
        <span className={fields.label}>{label}</span>
        <Chips
          label={label}
          hasMarks
          choices={shape.item.values.map((one) => ({
            value: String(one),
            name: choiceLabel(String(one), studioLanguage),
          }))}
          chosen={values}
          onToggle={(one) => onChange(values.includes(one) ? values.filter((each) => each !== one) : [...values, one])}
        />
        {faultAt(path) && (
          <p className={fields.fault} role="alert">
            {faultAt(path)}
          </p>
        )}
      </div>
    );
  const read = (text: string): unknown[] => {
    const parts = text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    return shape.item.kind === "number" ? parts.map(Number).filter((one) => !Number.isNaN(one)) : parts;
  };
  return (
    <TextField
      label={label}
      hint={fieldHint(name, studioLanguage) ?? listWords(studioLanguage).commas}
      value={written ?? values.join(", ")}
      fault={faultAt(path)}
      onChange={(text) => {
        setWritten(text);
        onChange(read(text));
      }}
    />
  );
};

interface Item {
  readonly id?: unknown;
  readonly blockType?: unknown;
}

/** What tells a row from its neighbours. */
const SUMMARY = ["name", "tag", "key", "sportId", "tournamentId", "legs", "above", "language"] as const;

const summaryOf = (item: unknown, index: number, { studioLanguage, named }: FormContext): string => {
  const row = fieldsIn(item);
  const field = SUMMARY.find((name) => row[name] !== undefined && row[name] !== null && row[name] !== "");
  const found = field && named(field).find(({ id }) => id === row[field])?.name;
  const label = fieldsIn(row.label);
  const text = fieldsIn(label.texts).default ?? label.default ?? label.text;
  const kind = row.blockType ? choiceLabel(String(row.blockType), studioLanguage) : "";
  const said = found ?? (field ? choiceLabel(String(row[field]), studioLanguage) : (text ?? ""));
  return [kind, String(said)].filter(Boolean).join(", ") || `${index + 1}`;
};

interface ItemListProps {
  readonly name: string;
  readonly value: unknown;
  readonly path: string;
  readonly onChange: (value: unknown) => void;
  readonly context: FormContext;
  /** What can be added: one kind, or several by name. */
  readonly kinds: readonly (string | null)[];
  readonly children: (item: unknown, path: string, onChange: (item: unknown) => void) => React.ReactNode;
}

/** Rows of their own: each opens, moves and goes. */
const ItemList = ({ name, value, path, onChange, context, kinds, children }: ItemListProps) => {
  const { studioLanguage } = context;
  const words = listWords(studioLanguage);
  const items = listIn(value) as readonly Item[];
  const [keys] = useState(() => new WeakMap<object, string>());
  const keyOf = (item: Item): string => {
    if (item.id) return String(item.id);
    const known = keys.get(item) ?? crypto.randomUUID();
    keys.set(item, known);
    return known;
  };
  const change = (index: number, changed: unknown): void => {
    if (typeof changed === "object" && changed) keys.set(changed, keyOf(items[index] as Item));
    onChange(items.map((item, each) => (each === index ? changed : item)));
  };
  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabel(name, studioLanguage)}</legend>
      <SortableList
        label={fieldLabel(name, studioLanguage)}
        items={items}
        keyOf={keyOf}
        nameOf={(item) => summaryOf(item, items.indexOf(item), context)}
        words={words}
        onMove={(from, to) => onChange(moveItem(items, from, to))}
      >
        {(item, index) => (
          <>
            <details className={styles.item} open={context.faultAt(`${path}.${index}`) !== undefined || undefined}>
              <summary>{summaryOf(item, index, context)}</summary>
              <div className={styles.itemFields}>
                {children(item, `${path}.${index}`, (changed) => change(index, changed))}
              </div>
            </details>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={words.takeOut(summaryOf(item, index, context))}
              onClick={() => onChange(items.filter((_, each) => each !== index))}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      </SortableList>
      <div className={fields.chips}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={fields.chip}
            onClick={() => onChange([...items, kind === null ? {} : { blockType: kind }])}
          >
            <Icon name="plus" size={14} />
            {kind === null ? words.add : choiceLabel(kind, studioLanguage)}
          </button>
        ))}
      </div>
      {context.faultAt(path) && (
        <p className={fields.fault} role="alert">
          {context.faultAt(path)}
        </p>
      )}
    </fieldset>
  );
};

export const ListField = (props: FieldProps<ListShape>) => {
  const { shape, context } = props;
  const { item } = shape;
  if (!hasRows(shape)) return <ManyField {...props} />;
  const shapeOf = (value: unknown): Shape | undefined =>
    item.kind === "union" ? item.options.get(String(fieldsIn(value).blockType)) : item;
  return (
    <ItemList {...props} kinds={item.kind === "union" ? [...item.options.keys()] : [null]}>
      {(value, path, onChange) => {
        const found = shapeOf(value);
        return found?.kind === "object" ? (
          <ObjectFields shape={found as ObjectShape} value={value} path={path} onChange={onChange} context={context} />
        ) : (
          found && (
            <context.Field name="value" shape={found} value={value} path={path} onChange={onChange} context={context} />
          )
        );
      }}
    </ItemList>
  );
};

/** Values by a key that the editor chooses. */
export const RowsField = (props: FieldProps<RowsShape>) => {
  const { shape, context } = props;
  return (
    <ItemList {...props} kinds={[null]}>
      {(row, path, onChange) =>
        (["key", "value"] as const).map((name) => (
          <context.Field
            key={name}
            name={name}
            shape={shape[name]}
            value={fieldsIn(row)[name]}
            path={`${path}.${name}`}
            onChange={(changed) => onChange({ ...fieldsIn(row), [name]: changed })}
            context={context}
          />
        ))
      }
    </ItemList>
  );
};
