/** A form that the browser sends by itself, without script: it cannot set a header, and it shows the answer as a page. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}
