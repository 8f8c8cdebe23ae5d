import type { Rule } from '@/content/schema';

/**
 * What is wrong, in a sentence for the terminal, and with which value: the keys that lead to it. `rule`: one for which the desk has a
 * sentence of its own; `part`: what that sentence names.
 */
export type Fault = Readonly<{
  file: string;
  path: readonly PropertyKey[];
  text: string;
  rule?: Rule | undefined;
  part?: string;
}>;
