import { receive } from '@/server/receive/receive';

export const dynamic = 'force-dynamic';

export const POST = (request: Request): Promise<Response> => receive('contact', request);

/** Every other method is answered too, with 405. */
export { POST as DELETE, POST as GET, POST as HEAD, POST as OPTIONS, POST as PATCH, POST as PUT };
