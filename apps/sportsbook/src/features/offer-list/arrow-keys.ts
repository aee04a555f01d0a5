/** Position of a price on the screen. */
export interface Spot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Axis = "x" | "y";
interface Step {
  readonly axis: Axis;
  readonly sign: 1 | -1;
}

/** Arrow keys are screen directions in every language. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: { axis: "x", sign: 1 },
  ArrowLeft: { axis: "x", sign: -1 },
  ArrowDown: { axis: "y", sign: 1 },
  ArrowUp: { axis: "y", sign: -1 },
};

const middle = (spot: Spot, axis: Axis): number =>
  axis === "x" ? (spot.left + spot.right) / 2 : (spot.top + spot.bottom) / 2;

/** Weight of the sideways distance against the distance in the key's direction. */
const ASIDE = 4;

/** The next price in the direction of the key; null at the edge. Left and right stay in the line. */
export const nextSpot = <Place extends Spot>(key: string, from: Spot, places: readonly Place[]): Place | null => {
  const step = STEPS[key];
  if (!step) return null;
  const across: Axis = step.axis === "x" ? "y" : "x";
  const ahead = (place: Place): number => (middle(place, step.axis) - middle(from, step.axis)) * step.sign;
  const aside = (place: Place): number => Math.abs(middle(place, across) - middle(from, across));
  const isInLine = (place: Place): boolean => place.top < middle(from, "y") && place.bottom > middle(from, "y");
  const cost = (place: Place): number => ahead(place) + ASIDE * aside(place);
  return places
    .filter((place) => ahead(place) > 1 && (step.axis === "y" || isInLine(place)))
    .reduce<Place | null>((best, place) => (best && cost(best) <= cost(place) ? best : place), null);
};
