import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Kept, sendWhole } from './memory';

/** The page of unknown addresses, in both languages. The headers of the site stand already. */
export function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Kept): Promise<void> {
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store').setHeader('Vary', 'Accept-Encoding');
  return sendWhole(request, response, page);
}
