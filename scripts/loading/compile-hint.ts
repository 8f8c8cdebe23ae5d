/** Chrome and Edge, from 136 on, compile all functions of a script that begins so; to others it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Shorter scripts are not compiled beside the main thread while they come: there the hint would cost what it saves. Characters. */
const leastStreamed = 30 * 1024;

/** A script of which each page needs most: compiled while it comes and not in the one task that makes the page alive. */
export const withCompileHint = (script: string): string =>
  script.length < leastStreamed || script.startsWith(hint) ? script : hint + script;
