import type * as z from 'zod';
import type { Localized } from '@/i18n/locales';
import { brokenRule, missing, unknownKey, unknownValue, wrongKind } from './issue-words';
import { meant } from './spelling';

type Issue = z.core.$ZodIssue;
/** A fault in a value: the keys that lead to it, and what is wrong with it. */
export type Issued = Readonly<{ path: readonly PropertyKey[]; fault: Localized }>;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, key) => (Object(node) as Record<PropertyKey, unknown>)[key], value);

/** How far a value is from an alternative: further if it is of another kind altogether. */
const farness = (issues: readonly Issue[]): number =>
  issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 100 : issues.length;

/** Of a union's alternatives only the nearest is reported: the writer most likely meant that one. */
function withoutUnions(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest = []] = issue.errors.toSorted((one, other) => farness(one) - farness(other));
  return nearest.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The known keys that were probably misspelt: they are not reported as missing too. */
const misspelt = (issues: readonly Issue[]): ReadonlySet<string> =>
  new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, meant(key, issue.message.split(' '))].join('.'))
        : [],
    ),
  );

function said(issue: Issue, value: unknown, nameOf: (path: readonly PropertyKey[]) => string): readonly Issued[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      fault: unknownKey(nameOf([...path, key]), issue.message.split(' ')),
    }));
  const name = nameOf(path);
  const found = at(value, path);
  if (found === undefined) return [{ path, fault: missing(name) }];
  if (issue.code === 'invalid_value') return [{ path, fault: unknownValue(name, found, issue.values.map(String)) }];
  if (issue.code === 'invalid_type') return [{ path, fault: wrongKind(name, found, issue.expected) }];
  return [{ path, fault: brokenRule(name, found, issue.message) }];
}

/**
 * What is wrong with a value.
 * @param nameOf turns keys into the name that the artist uses
 */
export function issuesOf(
  schema: z.ZodType,
  value: unknown,
  nameOf: (path: readonly PropertyKey[]) => string,
): readonly Issued[] {
  const issues = schema.safeParse(value).error?.issues.flatMap(withoutUnions) ?? [];
  const told = misspelt(issues);
  return issues
    .filter(({ path }) => at(value, path) !== undefined || !told.has(path.join('.')))
    .flatMap((issue) => said(issue, value, nameOf));
}
