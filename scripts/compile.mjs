import { build } from 'esbuild';

/** Packages in the old module format ask for Node's own modules, and for their place, by these names. */
const banner = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
  'const __dirname = import.meta.dirname;',
  'const __filename = import.meta.filename;',
].join('\n');

// What runs in production, bundled to one file per program, so that the next build does not change a running one.
await build({
  entryPoints: {
    main: 'server/main.ts',
    studio: 'scripts/studio.ts',
    static: 'scripts/static.ts',
    'heic-worker': 'server/submissions/photos/heic-worker.ts',
  },
  outdir: '.next/site',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.HEIC_WORKER': '".next/site/heic-worker.mjs"' },
  banner: { js: banner },
  // native binaries, and a package that loads one only where it is installed
  external: ['better-sqlite3', 'sharp', 'pg'],
  logLevel: 'warning',
});
