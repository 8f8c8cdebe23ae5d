export type ConsentWords = Readonly<
  Record<
    'h' | 'p' | 'no' | 'yes' | 'set' | 'necessary' | 'necessaryP' | 'preferences' | 'preferencesP' | 'save' | 'policy',
    string
  >
>;
