import { deviceStorage, tabStorage } from './browser-storage';

/** The names of all drafts begin so; then come the form and an id. */
export const draftMark = 'draft:';

/** Whether there may be a draft of this form to bring back: only then what reads drafts is fetched with the page. */
export const mayHaveDraft = (form: string): boolean =>
  [tabStorage, deviceStorage].some(({ names }) => names(draftMark + form).length > 0);
