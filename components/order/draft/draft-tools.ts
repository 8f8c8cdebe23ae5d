/** What a form needs as soon as there is a draft, fetched as one: where it is kept, and what the form says of it. */
export { DraftFoot } from './draft-foot';
export { DraftNote } from './draft-note';
export { openOrder, sweepDrafts } from './order-desk';
