/** Chromium's Network Information API. */
type Line = Readonly<{ connection?: Readonly<{ saveData?: boolean }> }>;

/** Whether the visitor asked to save data: then nothing is fetched in advance. */
export const savesData = (): boolean | undefined => (navigator as Navigator & Line).connection?.saveData;
