/** Of the settings: they come with their script, as the page's JSON. */
export type SettingsWords = Readonly<
  Record<
    | 'h'
    | 'label'
    | 'p'
    | 'necessary'
    | 'necessaryP'
    | 'preferences'
    | 'preferencesP'
    | 'save'
    | 'saved'
    | 'close'
    | 'policy',
    string
  >
>;

/** Of the strip, which stands in the page. */
export type StripWords = Readonly<Record<'label' | 'line' | 'set' | 'no' | 'yes', string>>;
