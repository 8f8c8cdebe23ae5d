import { answerHealth } from '@/server/health/answer-health';

export const dynamic = 'force-dynamic';

export const GET = (): Promise<Response> => answerHealth();
