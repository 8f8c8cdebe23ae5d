import { randomUUID } from 'node:crypto';
import { isNoticeSubject, noticeSubjects } from '@/domain/forms/opening-notice';
import { tellOpening } from '@/server/mail/opening-news';
import { unpublished } from '../publication';
import { fileOf } from '../works/checkout';
import { dateTyped, type Service, type ServiceState, shownDate, stateIn, withState } from '../works/services';
import { type Act, type Context, changed, type Problems, refused, type Sentence, textIn } from './act';
import { changeTables, contentOf } from './content';
import { waitingIds } from './works';

/** A service as the tables have it now: it may not be published yet. */
export const stateNow = (context: Context, about: Service): ServiceState =>
  stateIn(fileOf(contentOf(context), 'services.json'), about);

/** What the form showed of all services: what was changed meanwhile is not overwritten. */
export const servicesSeen = (context: Context): string =>
  JSON.stringify(noticeSubjects.map((about) => stateNow(context, about)));

const states = ['open', 'waiting', 'closed'] as const;

/** Opens and closes services (SHOP-8, SHOP-9). */
export const saveServices: Act = async (context, form) => {
  const { now } = context;
  const make = () => {
    if (servicesSeen(context) !== textIn(form, 'seen')) return changed;
    const problems: Record<string, Sentence> = {};
    let table = fileOf(contentOf(context), 'services.json');
    for (const about of noticeSubjects) {
      const before = stateIn(table, about);
      const state = states.find((one) => one === textIn(form, `state-${about}`)) ?? before.state;
      const typed = textIn(form, `date-${about}`).trim();
      const isKept = before.date !== null && typed === shownDate(before.date);
      // a day of before says nothing of what is open now
      const date = isKept ? (state === before.state ? before.date : null) : typed === '' ? null : dateTyped(typed, now);
      const next = date === undefined ? 'badDate' : withState(table, about, { state, date });
      if (typeof next === 'string') problems[`date-${about}`] = (words) => words(`desk.services.${next}`);
      else table = next;
    }
    return Object.keys(problems).length > 0 ? refused(problems) : new Map([['services.json', table]]);
  };
  const [others, before] = [waitingIds(context), servicesSeen(context)];
  const outcome = await changeTables(context, make, {
    to: '/prices',
    happened: (words) => words('desk.services.saved'),
  });
  // who closes a service wants that now
  return outcome.ok && servicesSeen(context) !== before ? { ...outcome, publish: others } : outcome;
};

/** Why no letter that a service opened can be sent yet; null: it can. */
export function whyNoLetter(context: Context, about: Service): Sentence | null {
  const isResting = about !== 'lessons' && stateNow(context, 'shop').state === 'closed';
  if (isResting || stateNow(context, about).state === 'closed') return (words) => words('desk.services.stillClosed');
  const isUnseen = unpublished(context)?.some((one) => one.kind === 'service' && [about, 'shop'].includes(one.about));
  return isUnseen ? (words) => words('desk.services.unpublished') : null;
}

/** Writes to all who asked for a letter when a service opens, each once. */
export const sendOpening: Act = async (context, _, { service = '' }) => {
  const { storage, settings, now } = context;
  if (!isNoticeSubject(service)) return changed;
  const why = whyNoLetter(context, service);
  if (why) return refused({ '': why } satisfies Problems);
  const { mailHost, siteUrl } = settings;
  const sender = { now: () => now, uuid: randomUUID, mailHost: () => mailHost, siteUrl };
  const n = await tellOpening(storage, service, sender);
  return { ok: true, to: '/prices', happened: (words) => words('desk.services.queued', { n }) };
};
