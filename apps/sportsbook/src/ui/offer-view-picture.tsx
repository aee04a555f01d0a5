import styles from "./offer-view-picture.module.css";

type Tone = "name" | "faint" | "price" | "negative" | "accent" | "line";

/** Left, top within its row, width, height, tone. */
type Box = readonly [x: number, y: number, width: number, height: number, tone: Tone];

interface Plan {
  readonly rows: number;
  /** Distance between the tops of two rows. */
  readonly pitch: number;
  readonly top: number;
  readonly row: readonly Box[];
  /** Above the rows. */
  readonly head?: readonly Box[];
  /** Where a ruled table has its lines. */
  readonly rules?: readonly number[];
}

const across = (xs: readonly number[], y: number, width: number, height: number): Box[] =>
  xs.map((x) => [x, y, width, height, "price"]);

const RULES = [45, 77.5, 110];
const TABLE: Plan = {
  rows: 2,
  pitch: 28,
  top: 9,
  row: [
    [11, 0, 30, 4, "name"],
    [11, 7, 24, 4, "faint"],
    [11, 14, 19, 4, "faint"],
    ...[0, 7].flatMap((y) => across([49, 82, 114], y, 24, 4)),
    [114, 14, 24, 4, "price"],
  ],
  rules: RULES,
};
const LADDER: Plan = {
  rows: 3,
  pitch: 14,
  top: 16,
  head: [[11, 8, 54, 4, "name"]],
  row: [[11, 2, 24, 4, "faint"], ...across([43, 92], 0, 46, 9)],
};

const PLANS: Readonly<Record<string, Plan>> = {
  euro_standard: {
    rows: 3,
    pitch: 18,
    top: 10,
    row: [[11, 0, 35, 4, "name"], [11, 6, 27, 4, "faint"], ...across([76, 98, 120], 0, 19, 11)],
  },
  euro_wide: {
    rows: 2,
    pitch: 28,
    top: 9,
    row: [[11, 0, 60, 4, "name"], ...across([11, 54, 98], 7, 41, 11)],
  },
  euro_multi_market_horizontal: {
    rows: 3,
    pitch: 18,
    top: 10,
    row: [[11, 0, 24, 4, "name"], [11, 6, 19, 4, "faint"], ...across([43, 57, 71, 87, 101, 117, 131], 0, 11, 11)],
  },
  euro_single_market: {
    rows: 2,
    pitch: 20,
    top: 19,
    head: [[11, 7, 128, 7, "line"]],
    row: [[11, 0, 41, 4, "name"], [11, 6, 30, 4, "faint"], ...across([68, 105], 0, 34, 13)],
  },
  asia_standard: TABLE,
  asia_wide: {
    rows: 4,
    pitch: 13,
    top: 7,
    row: [[11, 2, 38, 4, "name"], ...across([54, 68, 82, 98, 112, 128], 0, 11, 8)],
  },
  asia_single_market: {
    rows: 3,
    pitch: 18,
    top: 9,
    row: [[11, 0, 30, 4, "name"], [11, 7, 24, 4, "faint"], ...[0, 7].flatMap((y) => across([54, 84, 114], y, 24, 4))],
  },
  asia_multi_market_vertical: LADDER,
  indonesia_standard: {
    ...TABLE,
    pitch: 24,
    top: 16,
    head: [[5, 4, 140, 8, "accent"]],
    row: [
      [11, 0, 30, 4, "name"],
      [11, 7, 24, 4, "faint"],
      ...across([49, 114], 0, 24, 4),
      [82, 0, 24, 4, "negative"],
      [49, 7, 24, 4, "negative"],
      [82, 7, 24, 4, "price"],
      [114, 7, 24, 4, "negative"],
    ],
  },
  indonesia_multi_market_vertical_accent: { ...LADDER, head: [[5, 4, 140, 8, "accent"]] },
};

interface BoxesProps {
  readonly boxes: readonly Box[];
  readonly top: number;
  /** Which of them is picked. */
  readonly picked?: number;
}

const Boxes = ({ boxes, top, picked }: BoxesProps) =>
  boxes.map(([x, y, width, height, tone], index) => (
    <rect
      key={`${x}/${y}`}
      className={styles[index === picked ? "accent" : tone]}
      x={x}
      y={top + y}
      width={width}
      height={height}
      rx={height > 4 ? 2 : height / 2}
    />
  ));

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A small picture of an offer view; nothing for an unknown view. */
export const OfferViewPicture = ({ view }: { readonly view: string }) => {
  const plan = PLANS[view];
  if (!plan) return null;
  const { head = [], rules = [], rows, row, top, pitch } = plan;
  const hasAccentHead = head.some(([, , , , tone]) => tone === "accent");
  // One price is picked, so that prices differ from text.
  const picked = hasAccentHead ? -1 : row.findIndex(([, , , , tone]) => tone === "price");
  return (
    <svg className={styles.picture} viewBox="0 0 150 66" aria-hidden="true">
      {rules.map((x) => (
        <path key={x} className={styles.rule} d={hasAccentHead ? `M${x} 12v48` : `M${x} 4v56`} />
      ))}
      <Boxes boxes={head} top={0} />
      {indexes(rows).map((index) => (
        <Boxes key={index} boxes={row} top={top + index * pitch} picked={index === 0 ? picked : -1} />
      ))}
    </svg>
  );
};
