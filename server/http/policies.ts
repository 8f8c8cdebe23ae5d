import { webRoot } from '@/domain/api';
import { policyOf } from '../pages/content-security-policy';
import { type BuiltFiles, notFoundPage } from './built-files';
import { injectedStyles } from './injected-styles';

/** The Content-Security-Policy of an address; undefined where the API sets its own, or none is needed. */
export type Policies = (path: string) => string | undefined;

/** Each page has a policy of its own; every other address has that of the 404 page. */
export function policiesFor(pages: BuiltFiles, folder: string): Policies {
  const styles = injectedStyles(folder);
  const own = new Map([...pages].map(([path, { bytes }]) => [path, policyOf(bytes.toString(), styles)]));
  const unknown = policyOf(notFoundPage(folder), styles);
  return (path) => own.get(path) ?? (path.startsWith(webRoot) ? undefined : unknown);
}
