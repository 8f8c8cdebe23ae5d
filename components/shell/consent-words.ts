export type ConsentWords = Readonly<
  Record<
    | 'h'
    | 'label'
    | 'line'
    | 'p'
    | 'no'
    | 'yes'
    | 'set'
    | 'necessary'
    | 'necessaryP'
    | 'preferences'
    | 'preferencesP'
    | 'save'
    | 'policy',
    string
  >
>;
