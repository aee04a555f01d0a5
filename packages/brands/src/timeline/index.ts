/** A brand's homepage over time: what its slots show, when it changes, and faults of the schedule. */

export { isLowContrast } from "../check/contrast.ts";
export { SCREENS, type Screen } from "../check/places.ts";
export { isUntranslated } from "../check/texts.ts";
export { findingKey } from "../finding.ts";
export { type Change, changesOf, type PlaceChange } from "./changes.ts";
export { type Fault, faultsOf } from "./faults.ts";
export { type LaidBar, type LaidRow, layRows } from "./lanes.ts";
export { momentOf, type PlaceNow, type Reason } from "./moment.ts";
export { type Bar, isBarShown, type Row, rowsOf } from "./row.ts";
export { textContrast } from "./text-contrast.ts";
