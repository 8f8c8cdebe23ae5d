import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => new URL(url).origin);

const variables = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  SITE_URL: origin.optional(),
  PUBLIC_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin))
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .undefined('is not yet supported; leave it empty to keep everything in SQLite under DATA_DIR')
    .optional(),
});

export type Environment = Readonly<{
  siteUrl: string;
  /** What a browser may name as the origin of a form. */
  publicOrigins: readonly string[];
  dataFolder: string;
}>;

/**
 * The configuration, with a default for everything that serves on localhost.
 * @throws with one line for each variable that is wrong
 */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const stated = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(stated);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
  }
  const { PORT, SITE_URL, PUBLIC_ORIGINS, DATA_DIR } = parsed.data;
  const local = [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
  return {
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    publicOrigins: PUBLIC_ORIGINS ?? (SITE_URL ? [SITE_URL, ...local] : local),
    dataFolder: DATA_DIR,
  };
}

let parsed: Environment | undefined;

/** The process's own configuration, read at the first use: the build evaluates route modules without it. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
