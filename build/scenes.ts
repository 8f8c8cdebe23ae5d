import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The drawings of media by their names, without their outermost tags: a browser has no files to read them from. */
export const scenes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('domain/preview/media/*.svg')
      .toSorted()
      .map((path) => {
        const inside = readFileSync(path, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
        return [basename(path, '.svg'), inside.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim()];
      }),
  );
