/** What Chromium tells of a visitor's line. */
type Line = Readonly<{ connection?: Readonly<{ saveData?: boolean }> }>;

/** Whether the visitor has asked to save data: then nothing is fetched that nobody has asked for. */
export const savesData = (): boolean | undefined => (navigator as Navigator & Line).connection?.saveData;
