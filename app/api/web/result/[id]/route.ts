import { answerResult } from '@/server/plain/answer-result';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerResult(request, (await params).id);
