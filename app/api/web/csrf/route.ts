import { giveToken } from '@/server/receive/give-token';

export const dynamic = 'force-dynamic';

export const GET = giveToken;
