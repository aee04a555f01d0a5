/** Named bets: all combinations of a number of selections, from a smallest size up. */
export interface FullCover {
  readonly name: string;
  readonly selections: number;
  readonly smallest: 1 | 2;
}

export const FULL_COVERS: readonly FullCover[] = [
  { name: "trixie", selections: 3, smallest: 2 },
  { name: "patent", selections: 3, smallest: 1 },
  { name: "yankee", selections: 4, smallest: 2 },
  { name: "lucky15", selections: 4, smallest: 1 },
  { name: "canadian", selections: 5, smallest: 2 },
  { name: "lucky31", selections: 5, smallest: 1 },
  { name: "heinz", selections: 6, smallest: 2 },
  { name: "lucky63", selections: 6, smallest: 1 },
  { name: "super_heinz", selections: 7, smallest: 2 },
  { name: "goliath", selections: 8, smallest: 2 },
];

export const sizesOf = ({ selections, smallest }: FullCover): number[] =>
  Array.from({ length: selections - smallest + 1 }, (_, index) => smallest + index);

/** The named bet of exactly these sizes; undefined where they have no name. */
export const findCover = (sizes: readonly number[], selections: number): FullCover | undefined =>
  fullCoversOf(selections).find((cover) => sizesOf(cover).join() === sizes.join());

export const fullCoversOf = (selections: number): FullCover[] =>
  FULL_COVERS.filter((cover) => cover.selections === selections);
