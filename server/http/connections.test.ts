import { environment } from '../platform/environment';
import { listenerFor } from './connections';

test('TRUST-7: headers have 10 s, a request 600 s, a connection that rests 5 s and one without a byte 120 s', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = listenerFor(() => undefined, environment());
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([10_000, 600_000, 5000, 120_000]);
});
