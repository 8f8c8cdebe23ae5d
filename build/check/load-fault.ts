import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from './fault';

const frame = /(file:\/\/[^\s()]+\.ts):(\d+):\d+|([^\s()]+\.ts):(\d+):\d+/g;
const unknownName = /module '@\/(content\/[^']+)' does not provide an export named '([^']+)'/;

/** Where in content a table threw while it was loaded: the innermost frame that is in content. */
function placeIn(stack: string): { file: string; line: number } | undefined {
  return [...stack.matchAll(frame)]
    .map(([, url, urlLine, path, pathLine]) => ({
      file: relative(process.cwd(), url ? fileURLToPath(url) : (path ?? '')),
      line: Number(urlLine ?? pathLine),
    }))
    .find(({ file }) => file.startsWith('content/'));
}

/** A failure to load the tables, as a fault for the person who wrote them; undefined where content is not the cause. */
export function loadFault(failure: unknown): Fault | undefined {
  if (!(failure instanceof Error)) return undefined;
  const [, module, name] = unknownName.exec(failure.message) ?? [];
  if (module && name) {
    const file = `${module}.ts`;
    const fault = { en: `${name} is missing: was it renamed?`, pl: `brakuje: ${name}; czy ta nazwa się zmieniła?` };
    return { item: file, fault, at: { file, line: 1 } };
  }
  const at = placeIn(failure.stack ?? '');
  if (!at) return undefined;
  const { message } = failure;
  return {
    item: at.file,
    fault: { en: `cannot be computed: ${message}`, pl: `nie da się obliczyć: ${message}` },
    at,
  };
}
