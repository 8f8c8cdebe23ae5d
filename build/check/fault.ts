import type { Rule } from '@/content/schema';

/** `text`: for the terminal; `path`: the keys that lead to the value; `rule`: has a sentence on the desk, which names the `part`. */
export type Fault = Readonly<{
  file: string;
  path: readonly PropertyKey[];
  text: string;
  rule?: Rule | undefined;
  part?: string;
}>;
