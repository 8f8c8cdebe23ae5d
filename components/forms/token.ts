const cookie = 'csrftoken';

const tokenInCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);

let asked: Promise<unknown> | null = null;

/** Asks for the token once, when a form is first touched; never when a page loads (API-10). */
export function askForToken(): void {
  if (tokenInCookie()) return;
  asked ??= fetch('/api/web/csrf/').catch(() => {
    asked = null;
  });
}

/** The token for the header `X-CSRFToken`; empty where the browser refuses cookies. */
export async function csrfToken(): Promise<string> {
  askForToken();
  if (!tokenInCookie()) await asked;
  return tokenInCookie() ?? '';
}
