import { tokenCookie, tokenPath } from '@/domain/api';

const tokenInCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${tokenCookie}=`))
    ?.slice(tokenCookie.length + 1);

let asked: Promise<unknown> | null = null;

/** Asks for the token once, when a form is first touched; never when a page loads (API-10). */
export function askForToken(): void {
  if (tokenInCookie()) return;
  asked ??= fetch(tokenPath).catch(() => {
    asked = null;
  });
}

/** The token to echo in its header; empty where the browser keeps no cookies. */
export async function csrfToken(): Promise<string> {
  askForToken();
  if (!tokenInCookie()) await asked;
  return tokenInCookie() ?? '';
}
