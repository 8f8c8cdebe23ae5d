import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Kept, sendWhole } from './memory';

/** Sends the 404 page, which is in both languages. The caller has set the site's headers. */
export function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Kept): Promise<void> {
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store').setHeader('Vary', 'Accept-Encoding');
  return sendWhole(request, response, page);
}
