export {
  createReferenceLedger,
  type ReferenceBet,
  type ReferenceLedger,
  type ReferenceLeg,
} from "./reference-ledger.ts";
export { type Extras, type LegEnd, shareOf } from "./worth.ts";
