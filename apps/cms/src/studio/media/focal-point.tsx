import { brandPaths } from "@touchline/protocol";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Picture } from "../model/library.ts";
import { type Point, pointAt, pointByKey, thumbnailOf } from "../model/pictures.ts";
import { Icon } from "../parts/icon.tsx";
import { Thumbnail } from "../parts/thumbnail.tsx";
import { mediaWords } from "../words/media.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./panel.module.css";

interface FocalPointProps {
  readonly picture: Picture;
  readonly point: Point;
  readonly onMove: (point: Point) => void;
}

/** The whole picture with a ring on what every crop keeps. */
export const FocalPoint = ({ picture, point, onMove }: FocalPointProps) => {
  const words = useWords(mediaWords);
  const area = useRef<HTMLDivElement>(null);
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const box = area.current?.getBoundingClientRect();
    if (!box) return;
    onMove(pointAt(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100));
  };
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const next = pointByKey(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <>
      <div
        ref={area}
        className={styles.focal}
        onPointerDown={press}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <Thumbnail src={brandPaths.media(picture.filename)} />
        <span
          className={styles.ring}
          role="slider"
          tabIndex={0}
          aria-label={words.focalPoint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={point.x}
          aria-valuetext={words.focalWords(point.x, point.y)}
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          onKeyDown={pressKey}
        />
      </div>
      <p className={styles.focalHint}>
        <Icon name="target" size={14} />
        {words.focalHint}
      </p>
    </>
  );
};

/** Width by height: a desktop's and a phone's banner, and a tile. */
const CROPS = [
  ["desktop", 2680, 480],
  ["phone", 688, 214],
  ["square", 1, 1],
] as const;

interface CropsProps {
  readonly picture: Picture;
  readonly point: Point;
}

/** The picture as it is cropped around the focal point. */
export const Crops = ({ picture, point }: CropsProps) => {
  const words = useWords(mediaWords);
  return (
    <div className={styles.crops}>
      {CROPS.map(([name, width, height]) => (
        <figure key={name} style={{ flexGrow: width / height }}>
          <Thumbnail src={thumbnailOf(picture)} focus={point} style={{ aspectRatio: `${width} / ${height}` }} />
          <figcaption>{words.crops[name]}</figcaption>
        </figure>
      ))}
    </div>
  );
};
