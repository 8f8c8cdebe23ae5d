import { lookAt } from '../pictures/look';
import { faultsOf } from './check';
import type { Fault } from './fault';
import { recorded } from './ledger';
import { type Note, notesOf } from './notes';
import { imagePathIn, type Places } from './source/content-folder';
import { type Contents, type Ledger, tablesOf } from './tables';

/** Every image that the files of content name, also where they are faulty. */
function imagesOf(contents: Contents): readonly string[] {
  const named = (node: unknown): readonly string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if ('image' in node && typeof node.image === 'string') return [node.image];
    return Object.values(node).flatMap(named);
  };
  return [...new Set(named(contents))];
}

/** `ledger`: with all ids and addresses of now; null where something is wrong. */
export type Judged = Readonly<{ faults: readonly Fault[]; notes: readonly Note[]; ledger: Ledger | null }>;

/** What is wrong with the tables, and what should not be forgotten. @param shapes what is wrong with single values */
export async function judge(
  contents: Contents,
  { places, shapes, siteUrl }: Readonly<{ places: Places; shapes: readonly Fault[]; siteUrl: string | undefined }>,
): Promise<Judged> {
  const generated = `${places.project}/generated`;
  const images = await lookAt(imagesOf(contents), { sourceOf: (image) => imagePathIn(places, image), generated });
  const tables = tablesOf(contents, images);
  const faults = faultsOf(tables, shapes);
  if (faults.length > 0) return { faults, notes: [], ledger: null };
  return { faults, notes: notesOf(tables, contents, { siteUrl }), ledger: recorded(tables) };
}
