/** An address of a site, https alone: a name with a point, no space and nobody's password. */
export function isSiteAddress(text: string): boolean {
  if (!/^https:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}
