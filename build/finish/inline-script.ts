import { build } from 'esbuild';

/**
 * Compiles a small inline script for the browsers that Next builds for.
 * @param source its file
 */
export async function inlineScript(source: string): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: [source], bundle: true, format: 'iife', minify: true, write: false },
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
  });
  return outputFiles[0]?.text.trim() ?? '';
}
