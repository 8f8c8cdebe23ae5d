import type { FastifyReply, FastifyRequest } from 'fastify';
import { factsOf } from '../pages/problem-facts';
import type { FoundFile } from '../pages/status/answer-file';
import { disposition } from './disposition';
import { sendUncompressed } from './finished';

/** Sends a file to its buyer, or a part of it: never shown by the browser, and never kept on the way. */
export async function sendDelivered(request: FastifyRequest, reply: FastifyReply, { folder, id, name }: FoundFile) {
  const headers = {
    'Content-Disposition': disposition(name),
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  };
  if (await sendUncompressed(request, reply, { folder, path: `/${id}`, headers })) return;
  await reply.code(factsOf('request.address').status).header('Cache-Control', 'no-store').send();
}
