/** The files of docs/requirements; their names in capitals are the first parts of the rules' numbers. */
const areas =
  'ROUTES HOME LETTERS GALLERY SHOP ORDER CONTENT STATUS FORMS CONSENT API TRUST DESIGN WITHDRAWAL STAGE DESK'.split(
    ' ',
  );

const number = `(?:${areas.join('|')})-\\d+`;
const rule = new RegExp(`^- \\*\\*(${number})\\*\\* `);
export const rulesOf = (page: string): readonly string[] =>
  page.split('\n').flatMap((line) => rule.exec(line)?.[1] ?? []);

export const citationsOf = (source: string): readonly string[] => [
  ...new Set(source.match(new RegExp(`\\b${number}\\b`, 'g')) ?? []),
];
