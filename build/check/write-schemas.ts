import { join } from 'node:path';
import * as z from 'zod';
import { files } from '@/content/schema';
import { writeWhole } from '../write-whole';

/** Writes what an editor completes and marks in the files of content, where their `$schema` leads. */
export const writeSchemas = (folder: string): Promise<unknown> =>
  Promise.all(
    Object.entries(files).map(([name, schema]) =>
      writeWhole(join(folder, name), `${JSON.stringify(z.toJSONSchema(schema), null, 1)}\n`),
    ),
  );
