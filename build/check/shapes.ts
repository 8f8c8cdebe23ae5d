import type * as z from 'zod';
import { type FileName, files } from '@/content/schema';
import type { Fault } from './fault';
import type { Contents } from './table-locations';

type Issue = z.core.$ZodIssue;

/** Of a union's alternatives only the nearest is reported: the one that is of the value's own kind. */
function withoutUnions(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isNear = (issues: readonly Issue[]) => issues.every(({ code, path }) => code === 'custom' || path.length > 0);
  const nearest = issue.errors.find(isNear);
  return nearest?.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => Object(node)[key], value);

export const shapeFaults = (contents: Contents): readonly Fault[] =>
  (Object.keys(contents) as FileName[]).flatMap((file) => {
    const issues = files[file].safeParse(contents[file]).error?.issues.flatMap(withoutUnions) ?? [];
    return issues.map((issue) => {
      const { path, message } = issue;
      const isEmpty = valueAt(contents[file], path) === null;
      const rule = isEmpty ? 'empty' : issue.code === 'custom' ? issue.params?.rule : undefined;
      return { file, path, text: message, rule };
    });
  });
