import { answerApi } from '@/server/http/routes';

export const dynamic = 'force-dynamic';

/** For `next dev` alone: the site's own server answers these addresses before Next is asked. */
export {
  answerApi as DELETE,
  answerApi as GET,
  answerApi as HEAD,
  answerApi as OPTIONS,
  answerApi as PATCH,
  answerApi as POST,
  answerApi as PUT,
};
