/** One answer of the site, without following a redirect. `body`: of pages and the sitemap alone. */
export type Answer = Readonly<{ status: number; type: string; location: string | null; body: string; bytes: number }>;
export type Read = (path: string) => Promise<Answer>;

/** Reads paths of the site at this address, each once. */
export function readerOf(base: string): Read {
  const known = new Map<string, Promise<Answer>>();
  // asked again once: the site may close a connection that waits just when it is to be used again
  const asked = async (path: string) => {
    const answer = await fetch(base + path, { redirect: 'manual' });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const read = async (path: string): Promise<Answer> => {
    const { answer, bytes } = await asked(path).catch(() => asked(path));
    const type = answer.headers.get('content-type') ?? '';
    const body = /\/(html|xml)/.test(type) ? bytes.toString() : '';
    return { status: answer.status, type, location: answer.headers.get('location'), body, bytes: bytes.length };
  };
  return (path) => {
    const answer = known.get(path) ?? read(path);
    known.set(path, answer);
    return answer;
  };
}

/** The same site with another text at one address: tests plant faults with it. */
export const planted =
  (read: Read, path: string, change: (body: string) => string): Read =>
  async (asked) => {
    const answer = await read(asked);
    return asked === path ? { ...answer, body: change(answer.body) } : answer;
  };
