import { useState } from "react";
import { PictureGrid } from "../media/picture-grid.tsx";
import type { Library } from "../model/library.ts";
import { orderPictures, picturesOf, searchPictures } from "../model/pictures.ts";
import controls from "../parts/controls.module.css";
import { Dialog } from "../parts/dialog.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { bannerWords } from "../words/banners.ts";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./form.module.css";

interface PictureChooserProps {
  readonly library: Library;
  readonly brandId: string;
  readonly languages: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The pictures of Media, to choose one by sight. */
export const PictureChooser = (props: PictureChooserProps) => {
  const { library, brandId, languages, chosen, onChoose, onClose } = props;
  const words = useWords(bannerWords);
  const media = useWords(mediaWords);
  const [query, setQuery] = useState("");
  const pictures = orderPictures(searchPictures(picturesOf(library, brandId, languages), query), "newest");
  return (
    <Dialog title={words.choosePicture} onClose={onClose}>
      <div className={styles.chooser}>
        <div className={styles.line}>
          <SearchField label={words.searchPictures} value={query} onChange={setQuery} />
          <a href="/admin/media">{words.openMedia}</a>
        </div>
        <div className={styles.chooserGrid}>
          <PictureGrid pictures={pictures} chosen={chosen} onChoose={onChoose} none={media.none} />
        </div>
        <button type="button" className={controls.lineButton} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
};
