import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskFiles } from './app';

type File = Readonly<{ type: string; bytes: Buffer }>;

const [png, svg] = ['image/png', 'image/svg+xml'];

const manifest = {
  name: 'Pracownia',
  short_name: 'Pracownia',
  start_url: '/',
  display: 'standalone',
  background_color: '#f1f3f0',
  theme_color: '#f1f3f0',
  icons: [
    { src: '/apple-icon.png', sizes: '180x180', type: png },
    { src: '/icon.svg', sizes: 'any', type: svg },
  ],
};

export function deskFiles(folder: string): DeskFiles {
  const files = new Map<string, File>();
  const add = (address: string, path: string, type: string): void => {
    if (existsSync(path)) files.set(address, { type, bytes: readFileSync(path) });
  };
  const program = (name: string, type: string): string => {
    const path = join(folder, 'programs', name);
    const [stem, ending] = name.split('.');
    const address = `/${stem}-${existsSync(path) ? hash('sha256', readFileSync(path)).slice(0, 8) : 'none'}.${ending}`;
    add(address, path, type);
    return address;
  };
  const assets = {
    sheet: program('desk.css', 'text/css; charset=utf-8'),
    script: program('desk.js', 'text/javascript; charset=utf-8'),
  };
  // parts of the script, whose names the build has made of what is in them
  const programs = join(folder, 'programs');
  for (const name of existsSync(programs) ? readdirSync(programs) : [])
    if (/^(crop|chunk)-\w+\.js$/.test(name)) add(`/${name}`, join(programs, name), 'text/javascript; charset=utf-8');
  const fonts = join(folder, 'files/fonts');
  for (const name of existsSync(fonts) ? readdirSync(fonts) : [])
    if (name.endsWith('.woff2')) add(`/fonts/${name}`, join(fonts, name), 'font/woff2');
  add('/icon.svg', join(folder, 'files/icon.svg'), svg);
  add('/apple-icon.png', join(folder, 'files/apple-icon.png'), png);
  files.set('/desk.webmanifest', { type: 'application/manifest+json', bytes: Buffer.from(JSON.stringify(manifest)) });
  return { assets, files };
}
