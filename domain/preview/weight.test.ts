import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a page loads to draw, in bytes after gzip; `content` is loaded already. */
test('STAGE-9: all drawings together weigh at most 16 KiB', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './scene'; export * from './wall';",
      resolveDir: 'domain/preview',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['@/content/*'],
    logLevel: 'silent',
  });
  const code = outputFiles.map(({ contents }) => Buffer.from(contents));
  expect(code).toHaveLength(1);
  const bytes = gzipSync(Buffer.concat(code), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(8_000);
  expect(bytes).toBeLessThanOrEqual(16 * 1024);
});
