import table from './scripts/rooms.json' with { type: 'json' };

/** @import { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser' */
/** @typedef {Readonly<{ folder: string, may: readonly string[] }>} Room `may`: other rooms, or single modules */
/** @typedef {IRegularForbiddenRuleType['from']} From */

/** `{a,b}`: rooms that may import the same. @type {readonly Room[]} */
const rooms = Object.entries(table).flatMap(([row, may]) => {
  const [before = '', alike = '', after = ''] = row.split(/[{}]/);
  return alike.split(',').map((one) => ({ folder: before + one + after, may }));
});

/** Plain Node runs these before anything is installed, and resolves no alias. */
const early = {
  from: '^(server|scripts)/(platform/settings/(sender|variables)|lib/(settings|install|served|lock))\\.mjs$',
  to: '^(domain/(mailbox|slip)|server/platform/(is-alive|node-version|text-file|settings/(data-folder|variables)))\\.mjs$',
};

const test = '\\.(test|fixture)\\.tsx?$';

/** @param {string} path of a folder, or of a module with or without its extension */
const at = (path) => `^${path}(/|$|\\.\\w+$)`;

/** @param {string} name @param {From} from @param {IRegularForbiddenRuleType['to']} to @returns {IRegularForbiddenRuleType} */
const refuse = (name, from, to) => ({ name: `${name} (scripts/rooms.json)`, severity: 'error', from, to });

/** @param {string} folder @param {readonly string[]} may @param {From} from */
const only = (folder, may, from) =>
  refuse(`${folder} may import ${may.join(', ') || 'no other room'}`, from, {
    dependencyTypes: ['local', 'undetermined'],
    pathNot: ['node_modules/', ...[folder, ...may].map(at)],
  });

/** Tests may also import the support of tests, and those of a floor all of `server`, because they send through it. @param {Room} room */
function rulesOf({ folder, may }) {
  const inner = rooms.map((room) => room.folder).filter((other) => other.startsWith(`${folder}/`));
  const inTests = [...new Set([...may, ...(folder.startsWith('server/') ? ['server'] : []), 'e2e/support'])];
  return [
    only(folder, may, { path: at(folder), pathNot: [test, ...inner.map(at)] }),
    only(folder, inTests, { path: `^${folder}/.*${test}`, pathNot: inner.map(at) }),
  ];
}

/** @param {From} from its first group is the folder that a relative path must not leave @param {readonly string[]} except */
const stay = (from, except = []) =>
  refuse('Another room is imported as @/…; a relative path stays in its room', from, {
    dependencyTypes: ['local'],
    path: '/',
    pathNot: ['^$1/', ...except],
  });

/** Within `domain`, and apart: most that knows the rules has no use for drawings. */
const preview = 'domain/preview';
/** @param {Room} room */
const isDrawn = ({ folder, may }) => folder === preview || may.includes(preview);

/** @type {IConfiguration} */
export default {
  forbidden: [
    ...rooms.flatMap(rulesOf),
    stay({ path: '^(components/[^/]+|[^/]+)/', pathNot: early.from }),
    stay({ path: early.from }, [early.to]),
    refuse(
      'Only content, domain, server, build, desk and proofs know zod',
      { pathNot: '^(content|domain|server|build|desk|e2e/(process|support))/' },
      { path: 'node_modules/zod/' },
    ),
    refuse(
      'Only components/ui knows sonner, swiper and the lightbox',
      { pathNot: '^components/ui/' },
      { path: 'node_modules/(sonner|swiper|yet-another-react-lightbox)/' },
    ),
    refuse(
      'i18n, content and domain know neither React nor Next',
      { path: '^(i18n|content|domain)/' },
      { path: 'node_modules/(next|react|react-dom)/' },
    ),
    refuse(
      'Only who names domain/preview draws',
      { path: '/', pathNot: [{ folder: preview, may: [] }, ...rooms].filter(isDrawn).map(({ folder }) => at(folder)) },
      { path: at(preview) },
    ),
    refuse(
      'A folder with code has a line in scripts/rooms.json',
      { path: '/', pathNot: rooms.map(({ folder }) => at(folder)) },
      {},
    ),
    refuse('What is imported exists', { path: '/' }, { couldNotResolve: true }),
    refuse('No circles', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules|^(\\.|(coverage|data|generated|out|public|test-results)(/|$))' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
    },
  },
};
