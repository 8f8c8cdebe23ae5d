/** The files of docs/requirements; their names in capitals are the first parts of the rules' numbers. */
const areas = [
  ...[
    'ROUTES',
    'HOME',
    'LETTERS',
    'GALLERY',
    'SHOP',
    'ORDER',
    'CONTENT',
    'STATUS',
    'FORMS',
    'CONSENT',
    'API',
    'TRUST',
    'DESIGN',
    'WITHDRAWAL',
  ],
  ...['STAGE', 'DESK'],
];

const number = `(?:${areas.join('|')})-\\d+`;
const rule = new RegExp(`^- \\*\\*(${number})\\*\\* `);
/** How requirements were cited before they had numbers: by documents that a reader of this repository does not have. */
const nameless = /\b(?:readings|specification|spec|trust|DESIGN|design)(?: \d|: [a-z]|\)| section)/;

/** The numbers of the rules on a page, in its order. */
export const rulesOf = (page: string): readonly string[] =>
  page.split('\n').flatMap((line) => rule.exec(line)?.[1] ?? []);

/** The numbers that a source file cites. */
export const citationsOf = (source: string): readonly string[] => [
  ...new Set(source.match(new RegExp(`\\b${number}\\b`, 'g')) ?? []),
];

/** The beginning of a test title that cites a document. */
const namelessTitle = /['"`](?:trust|readings|specification|spec|DESIGN)(?: \d+)?: /;

/** Comments and test titles that cite a document instead of a rule's number, as `line: text`. */
export const namelessIn = (source: string): readonly string[] =>
  source.split('\n').flatMap((line, index) => {
    const comment = /(?:\/\/|\/\*|^\s*\*)(.*)/.exec(line)?.[1] ?? '';
    return nameless.test(comment) || namelessTitle.test(line) ? [`${index + 1}: ${line.trim()}`] : [];
  });
