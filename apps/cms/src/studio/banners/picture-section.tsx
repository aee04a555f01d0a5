import { useState } from "react";
import type { OpensAnswer } from "../../links/answers.ts";
import type { Library, StoredBrand } from "../model/library.ts";
import { factsOf, focalPointOf, thumbnailOf } from "../model/pictures.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { Thumbnail } from "../parts/thumbnail.tsx";
import { bannerWords } from "../words/banners.ts";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";
import { OpensField } from "./opens-field.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import type { BannerFormState } from "./use-banner-form.ts";

interface PictureSectionProps {
  readonly form: BannerFormState;
  readonly library: Library;
  readonly languages: readonly string[];
  readonly brand: StudioBrand;
  readonly settings: StoredBrand;
  readonly opens: OpensAnswer | null | undefined;
}

const ChosenPicture = ({ form, library, languages }: Pick<PictureSectionProps, "form" | "library" | "languages">) => {
  const words = useWords(bannerWords);
  const media = useWords(mediaWords);
  const picture = library.pictures.find(({ id }) => id === form.banner.image);
  if (!picture) return <p className={fields.hint}>{words.noPicture}</p>;
  const { uses, missing } = factsOf(picture, library, languages);
  return (
    <>
      <Thumbnail src={thumbnailOf(picture)} focus={focalPointOf(picture)} />
      <div>
        <b>{picture.name || media.unnamed}</b>
        <small>
          {picture.width} × {picture.height}, {uses.length === 0 ? media.notUsed : media.usedIn(uses.length)}
        </small>
        {missing.length > 0 && (
          <p className={fields.note} data-tone="warning">
            <Icon name="warn" size={14} />
            <span>
              {picture.alt?.default ? media.missingCount(missing.length) : words.noDescription}.{" "}
              <a href={`/admin/media?picture=${picture.id}`}>{words.describe}</a>
            </span>
          </p>
        )}
      </div>
    </>
  );
};

/** The picture, chosen by sight, and what a tap opens. */
export const PictureSection = ({ form, library, languages, brand, settings, opens }: PictureSectionProps) => {
  const words = useWords(bannerWords);
  const [isChoosing, setIsChoosing] = useState(false);
  const fault = form.faultAt("image");
  return (
    <section className={styles.section}>
      <h2>{words.pictureAndLink}</h2>
      <div className={styles.picture}>
        <ChosenPicture form={form} library={library} languages={languages} />
        <button type="button" className={controls.button} onClick={() => setIsChoosing(true)}>
          {form.banner.image ? words.change : words.choosePicture}
        </button>
      </div>
      {fault && (
        <p className={fields.fault} role="alert">
          {fault}
        </p>
      )}
      <OpensField
        brand={brand}
        settings={settings}
        route={form.banner.route}
        opens={opens}
        fault={form.faultAt("route")}
        onChange={(route) => form.change({ route })}
      />
      {isChoosing && (
        <PictureChooser
          library={library}
          brandId={brand.id}
          languages={languages}
          chosen={form.banner.image}
          onChoose={(image) => {
            form.change({ image });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </section>
  );
};
