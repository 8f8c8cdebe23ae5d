import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, linkedPictures, pageStyle } from './limit';

/** Packages that no part of the site needs: installed when the bench first runs. */
const packages = { astro: '7.3.5', photoswipe: '5.4.4' };
const folder = 'test-results/astro';
/** Quiet, but for what goes wrong. */
const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];

const page = `---
import { ClientRouter } from 'astro:transitions';
import { title, parts } from '../content.json';
---
<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{title}</title>
    <ClientRouter />
  </head>
  <body>
    {parts.map((part) => <Fragment set:html={part} />)}
  </body>
</html>
<style is:global>${pageStyle}</style>
<script>
  import Lightbox from 'photoswipe/lightbox';
  import 'photoswipe/style.css';

  document.addEventListener('astro:page-load', () => {
    new Lightbox({ gallery: 'body', children: 'a', pswpModule: () => import('photoswipe') }).init();
  });
</script>
`;

function install(): void {
  if (existsSync(join(folder, 'node_modules/astro'))) return;
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  const project = { private: true, type: 'module', dependencies: packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  execFileSync('npm', ['install', '--no-package-lock'], { cwd: folder, stdio });
}

/**
 * A gallery of the same words and pictures as a person would make it with Astro: its router for soft page changes, and PhotoSwipe in a
 * script of the page.
 * @returns the page, and the folder in which its files lie
 */
export function astroOf({ title, parts }: Content): { html: string; files: string } {
  install();
  writeFileSync(join(folder, 'src/content.json'), JSON.stringify({ title, parts: linkedPictures(parts) }));
  writeFileSync(join(folder, 'src/pages/index.astro'), page);
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: folder, env, stdio });
  const files = join(folder, 'dist');
  return { html: readFileSync(join(files, 'index.html'), 'utf8'), files };
}
