import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerHeadOf } from '../pages/problem-answers';
import type { FoundFile } from '../pages/status/answer-file';
import { disposition } from './disposition';
import { sendUncompressed } from './finished';

/** The browser never shows it, and no cache on the way stores it. */
export async function sendDelivered(request: FastifyRequest, reply: FastifyReply, { folder, id, name }: FoundFile) {
  const headers = {
    'Content-Disposition': disposition(name),
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  };
  if (await sendUncompressed(request, reply, { folder, path: `/${id}`, headers })) return;
  await reply.code(answerHeadOf('request.address').status).header('Cache-Control', 'no-store').send();
}
