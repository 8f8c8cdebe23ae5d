import { randomUUID } from 'node:crypto';
import { isNoticeSubject, noticeSubjects } from '@/domain/forms/opening-notice';
import { limits } from '@/domain/limits';
import { tellOpening } from '@/server/mail/opening-news';
import { type Fields, line, oneOf } from '../form/kinds';
import { unpublished } from '../publication';
import { fileOf } from '../works/checkout';
import { dateTyped, type Service, type ServiceState, shownDate, stateIn, withState } from '../works/services';
import { type Act, type Context, changed, done, type Form, refused, type Sentence, textIn, wasOf } from './act';

/** A service as the tables have it now: it may not be published yet. */
export const stateNow = (context: Context, about: Service): ServiceState =>
  stateIn(fileOf(context, 'services.json'), about);

const states = ['open', 'waiting', 'closed'] as const;

/** Open, on a list or closed, and until when. The shop has no list. */
export const serviceFields = (about: Service, { state, date }: ServiceState): Fields => ({
  [`state-${about}`]: oneOf(`notice.subjects.${about}`, about === 'shop' ? ['open', 'closed'] : states, {
    word: (one) => `desk.services.states.${one}`,
    usual: state,
    other: state,
    isByItself: true,
  }),
  [`date-${about}`]: line('desk.services.until', limits.text.other, {
    hint: 'desk.services.untilHint',
    usual: date && shownDate(date),
    isByItself: true,
  }),
});

/** What a form opens and closes (SHOP-8, SHOP-9), by the table as it is now. `touched`: how many services. */
export function servicesTyped(form: Form, context: Context) {
  const problems: Record<string, Sentence> = {};
  const before = fileOf(context, 'services.json');
  let [table, isChanged, touched] = [before, false, 0];
  for (const about of noticeSubjects) {
    const fields = Object.entries(serviceFields(about, stateIn(before, about)));
    if (fields.every(([name]) => textIn(form, name).trim() === textIn(form, wasOf(name)))) continue;
    touched += 1;
    isChanged ||= fields.some(([name, { usual }]) => textIn(form, wasOf(name)) !== (usual ?? ''));
    const [field, typed] = [`date-${about}`, textIn(form, `date-${about}`).trim()];
    const state = states.find((one) => one === textIn(form, `state-${about}`)) ?? stateIn(before, about).state;
    // a day of before says nothing of what is open now
    const date = ['', textIn(form, wasOf(field))].includes(typed) ? null : dateTyped(typed, context.now);
    const next = date === undefined ? 'badDate' : withState(table, about, { state, date });
    if (typeof next === 'string') problems[field] = (words) => words(`desk.services.${next}`);
    else table = next;
  }
  return { changes: touched > 0 ? ([['services.json', table]] as const) : [], problems, isChanged, touched };
}

/** Why no letter that a service opened can be sent yet; null: it can. */
export function whyNoLetter(context: Context, about: Service): Sentence | null {
  const isResting = about !== 'lessons' && stateNow(context, 'shop').state === 'closed';
  if (isResting || stateNow(context, about).state === 'closed') return (words) => words('desk.services.stillClosed');
  const isUnseen = unpublished(context)?.some(({ service }) => service === about || service === 'shop');
  return isUnseen ? (words) => words('desk.services.unpublished') : null;
}

export const sendOpening: Act = async (context, _, { service = '' }) => {
  const { storage, settings, now } = context;
  if (!isNoticeSubject(service)) return changed;
  const why = whyNoLetter(context, service);
  if (why) return refused(why);
  const { mailHost, siteUrl } = settings;
  const sender = { now: () => now, uuid: randomUUID, mailHost: () => mailHost, siteUrl };
  const n = await tellOpening(storage, service, sender);
  return done('/prices', (words) => words('desk.services.queued', { n }));
};
