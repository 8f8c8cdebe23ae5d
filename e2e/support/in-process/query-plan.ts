import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Storage } from '@/server/storage/tables';

/** How SQLite finds what the last query of these asks for, a step each. */
export async function planOf(
  storage: Storage,
  ask: (storage: Storage) => Promise<unknown>,
): Promise<readonly string[]> {
  let asked = CompiledQuery.raw('');
  const listener: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = storage.getExecutor().compileQuery(node, queryId);
      asked = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(storage.withPlugin(listener));
  const { rows } = await storage.executeQuery<{ detail: string }>(asked);
  return rows.map(({ detail }) => detail);
}
