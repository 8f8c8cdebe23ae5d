import { join } from 'node:path';
import { build } from 'esbuild';
import { browsers } from './lib/browsers.mjs';
import { readJson } from './lib/files.mjs';

const [site = ''] = process.argv.slice(2);
const outdir = join(site, 'programs');

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
    desk: 'desk/serve.ts',
    maker: 'build/pictures/maker.ts',
    'heic-worker': 'server/submissions/photos/heic-worker.ts',
    'photo-program': 'server/submissions/photos/photo-program.ts',
    'check-program': 'server/storage/sqlite/check-program.ts',
  },
  outdir,
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
  // native binaries, and a package that loads one only where it is installed
  external: ['better-sqlite3', 'sharp', 'pg'],
  logLevel: 'warning',
});

// What the desk sends to a browser. The fonts are the site's, whose rules are made with them.
const { rules } = readJson('components/shell/fonts.json');
await build({
  stdin: { contents: `@import "./desk/sheets/desk.css";\n${rules}`, resolveDir: '.', loader: 'css' },
  outfile: join(outdir, 'desk.css'),
  bundle: true,
  loader: { '.svg': 'dataurl' },
  minify: true,
  target: browsers,
  external: ['/fonts/*'],
  logLevel: 'warning',
});
await build({
  entryPoints: ['desk/islands/desk.ts'],
  outdir,
  // what few screens need is loaded there
  splitting: true,
  chunkNames: '[name]-[hash]',
  bundle: true,
  minify: true,
  format: 'esm',
  target: browsers,
  logLevel: 'warning',
});
