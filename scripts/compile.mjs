import { join } from 'node:path';
import { build } from 'esbuild';

const [site = ''] = process.argv.slice(2);

/** Packages in the old module format ask for Node's own modules, and for their place, by these names. */
const banner = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
  'const __dirname = import.meta.dirname;',
  'const __filename = import.meta.filename;',
  "const heicWorker = __dirname + '/heic-worker.mjs';",
  "const photoProgram = __dirname + '/photo-program.mjs';",
  "const checkProgram = __dirname + '/check-program.mjs';",
].join('\n');

// What runs in production, bundled to one file per program into the folder of a site.
await build({
  entryPoints: {
    main: 'server/main.ts',
    studio: 'desk/main.ts',
    maker: 'build/pictures/maker.ts',
    'heic-worker': 'server/submissions/photos/heic-worker.ts',
    'photo-program': 'server/submissions/photos/photo-program.ts',
    'check-program': 'server/storage/sqlite/check-program.ts',
  },
  outdir: join(site, 'programs'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  // pages made on demand link to the site's sheet
  loader: { '.css': 'empty' },
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.HEIC_WORKER': 'heicWorker',
    'process.env.PHOTO_PROGRAM': 'photoProgram',
    'process.env.CHECK_PROGRAM': 'checkProgram',
  },
  banner: { js: banner },
  // its old format asks for files that a bundle has not
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  // native binaries, and a package that loads one only where it is installed
  external: ['better-sqlite3', 'sharp', 'pg'],
  logLevel: 'warning',
});
