import { useState } from "react";
import { fieldsIn, listIn } from "../../fields/form-value.ts";
import { SECTIONS, sectionShape } from "../../fields/settings-form.ts";
import { Chips } from "../parts/chips.tsx";
import type { FormContext } from "../shape-form/form-context.ts";
import { ObjectFields } from "../shape-form/object-fields.tsx";
import { fieldLabel } from "../words/fields.ts";
import { pageWords } from "../words/pages.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./pages.module.css";
import type { PageFormState } from "./use-page-form.ts";

interface SettingsFormProps {
  readonly form: PageFormState;
  readonly context: FormContext;
}

/** The brand's other sections, each a form of its own: betslip, lists, widgets. */
export const SettingsForm = ({ form, context }: SettingsFormProps) => {
  const words = useWords(pageWords);
  const [section = "", setSection] = useState(SECTIONS[0]);
  return (
    <div className={styles.settings}>
      <Chips
        label={words.sections}
        choices={SECTIONS.map((value) => ({ value, name: fieldLabel(value, context.studioLanguage) }))}
        chosen={[section]}
        onToggle={setSection}
      />
      <section className={styles.sectionFields} aria-label={fieldLabel(section, context.studioLanguage)}>
        <ObjectFields
          key={section}
          shape={sectionShape(section)}
          value={fieldsIn(listIn(form.brand[section])[0])}
          path={`${section}.0`}
          onChange={(changed) => form.changeSection(section, changed)}
          context={context}
        />
      </section>
    </div>
  );
};
