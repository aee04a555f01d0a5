import { NEW_BUTTON, TEXT_PARTS, type TextPart } from "../model/banner-form.ts";
import type { BannerButton, StoredBanner } from "../model/library.ts";
import { isWritten } from "../model/texts.ts";
import { Segmented } from "../parts/segmented.tsx";
import { TextField } from "../parts/text-field.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";
import type { BannerFormState } from "./use-banner-form.ts";

interface LookSectionProps {
  readonly form: BannerFormState;
}

const isButton = (part: TextPart): part is "action1" | "action2" => part === "action1" || part === "action2";

/** Colours and places, and the second button. Closed at first: what a new banner begins with is readable. */
export const LookSection = ({ form: { banner, change, faultAt } }: LookSectionProps) => {
  const words = useWords(bannerWords);
  const changePart = (part: TextPart, changed: Partial<BannerButton>): void =>
    change({ [part]: { ...banner[part], ...changed } } as Partial<StoredBanner>);
  const second = banner.action2?.text?.default ?? "";
  return (
    <details className={styles.section}>
      <summary>{words.look}</summary>
      <Segmented
        label={words.textPlace}
        choices={(["top", "center", "bottom"] as const).map((value) => ({ value, name: words.vertical[value] }))}
        value={banner.alignContent ?? "bottom"}
        onChange={(alignContent) => change({ alignContent })}
      />
      <Segmented
        label={words.textSide}
        choices={(["left", "center", "right"] as const).map((value) => ({ value, name: words.horizontal[value] }))}
        value={banner.alignText ?? "left"}
        onChange={(alignText) => change({ alignText })}
      />
      <Segmented
        label={words.buttonsPlace}
        choices={(["bottomLeft", "bottomCenter", "bottomRight"] as const).map((value) => ({
          value,
          name: words.buttonsAt[value],
        }))}
        value={banner.actionsAlign ?? "bottomRight"}
        onChange={(actionsAlign) => change({ actionsAlign })}
      />
      <TextField
        label={words.parts.action2}
        value={second}
        fault={faultAt("action2")}
        onChange={(text) =>
          changePart("action2", { ...NEW_BUTTON, ...banner.action2, text: { ...banner.action2?.text, default: text } })
        }
      />
      {TEXT_PARTS.filter((part) => isWritten(banner[part]?.text)).map((part) => (
        <div key={part} className={styles.colours}>
          <TextField
            label={words.textColour(words.parts[part])}
            type="color"
            value={(banner[part]?.color ?? "#ffffff").toLowerCase()}
            onChange={(color) => changePart(part, { color: color.toUpperCase() })}
          />
          {isButton(part) && (
            <>
              <TextField
                label={words.buttonColour(words.parts[part])}
                type="color"
                value={(banner[part]?.backgroundColor ?? "#ffffff").toLowerCase()}
                onChange={(color) => changePart(part, { backgroundColor: color.toUpperCase() })}
              />
              <TextField
                label={words.ownLink(words.parts[part])}
                hint={words.ownLinkHint}
                value={banner[part]?.url ?? ""}
                fault={faultAt(`${part}.url`)}
                onChange={(url) => changePart(part, { url })}
              />
            </>
          )}
        </div>
      ))}
    </details>
  );
};
