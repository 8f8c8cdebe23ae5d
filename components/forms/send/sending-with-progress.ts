type Progress = Readonly<{
  /** Called with the bytes that are on their way. */
  sent: (bytes: number) => void;
  /** Stops it: the promise is rejected. */
  signal: AbortSignal;
}>;

/** Like `fetch`, for one POST; it tells how far it is, which `fetch` cannot. */
export const sendingWithProgress =
  ({ sent, signal }: Progress): typeof fetch =>
  (address, { body, headers } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('no answer'));
      const stop = () => request.abort();
      request.open('POST', String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded }) => sent(loaded));
      for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
      request.addEventListener('load', () => resolve(new Response(request.response, { status: request.status })));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
      signal.addEventListener('abort', stop);
      if (signal.aborted) return fail();
      request.send(body as XMLHttpRequestBodyInit);
    });
