import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { noticeSubjects } from '@/domain/forms/opening-notice';
import type { Locale } from '@/i18n/locales';
import { openingLetter, tellOpening, waitingFor } from '@/server/mail/opening-news';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { builtIn } from '../site';
import { dayOf } from '../typed-amounts';
import {
  type Argument,
  agreed,
  type Desk,
  day,
  type Reply,
  refusal,
  reply,
  type Surroundings,
  tool,
  type Verb,
  verb,
  wrongUse,
  yes,
} from '../verb';
import { type ContentDesk, changeContent, fileOf, outsideCheckout } from '../works/checkout';
import { called } from '../works/named';
import { isMonth, type Service, type ServiceState, stateIn, withState } from '../works/services';

const serviceNamed = (typed: string): Service | undefined =>
  called(typed, {
    portraits: ['portrety', 'portrety na zamówienie'],
    'custom-pictures': ['obrazy', 'obrazy na zamówienie', 'paintings'],
    posters: ['plakaty'],
    lessons: ['lekcje', 'zajęcia', 'kursy'],
    shop: ['sklep'],
  });

/** A day or a month as it is typed, none that is over. @returns undefined where it is neither */
function dateTyped(typed: string, now: number): string | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\.(\d{4})$/.exec(typed.trim()) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}` : typed.trim();
  if (!isMonth(date)) return dayOf(date, now) ?? undefined;
  return date >= dayInWarsaw(now).slice(0, date.length) && Number(date.slice(-2)) <= 12 ? date : undefined;
}

function dateWords(date: string, locale: Locale): string {
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'pl', {
    ...parts,
    ...(isMonth(date) ? {} : { day: 'numeric' as const }),
  }).format(new Date(date));
}

/** As the tables have it now: it may not be published yet. */
const stateNow = (desk: ContentDesk, about: Service): ServiceState => stateIn(fileOf(desk, 'services.json'), about);

const service = {
  name: { pl: 'CO', en: 'WHAT' },
  help: { pl: 'portrety, obrazy, plakaty, lekcje albo sklep', en: 'portraits, paintings, posters, lessons or shop' },
} as const satisfies Argument;

const until = {
  ...day,
  help: { pl: 'do kiedy, albo najbliższy termin: 15.01.2027', en: 'until when, or the next free date' },
} as const;

/** A service in words: its state, and until when. */
function lineOf({ words, locale }: Pick<Surroundings, 'words' | 'locale'>, about: Service, now: ServiceState): string {
  const what = words(`notice.subjects.${about}`);
  const date = now.date && dateWords(now.date, locale);
  const when = date ? [words(now.state === 'closed' ? 'studio.service.until' : 'studio.service.free', { date })] : [];
  return [words(`studio.service.${now.state}`, { what }), ...when].join(', ');
}

/** Answers for the service that is called so. */
async function withService(
  desk: Surroundings,
  typed: string,
  answer: (about: Service) => Promise<Reply>,
): Promise<Reply> {
  const outside = outsideCheckout(desk);
  if (outside) return outside;
  const about = serviceNamed(typed);
  return about ? answer(about) : wrongUse(desk.words('studio.service.unknown', { typed }));
}

/** A verb that opens or closes (SHOP-8, SHOP-9). */
const stateVerb = (state: ServiceState['state'], { name, help, example }: Pick<Verb, 'name' | 'help' | 'example'>) =>
  tool({
    ...{ name, help, example },
    arguments: { service },
    options: { until },
    run: (desk, { service: typed, until: typedDate }) =>
      withService(desk, typed, async (about) => {
        const { words, ask, now } = desk;
        const before = stateNow(desk, about);
        // said again without a day, the day that was set stays
        const kept = before.state === state ? before.date : null;
        const isAsked = state === 'closed' && typedDate === undefined && kept === null;
        const answer = (typedDate ?? (isAsked ? await ask(`${words('studio.service.askUntil')} `) : '')).trim();
        const date = answer === '' ? kept : dateTyped(answer, now);
        if (date === undefined) return wrongUse(words('studio.service.badDate', { typed: answer }));
        const changed = withState(fileOf(desk, 'services.json'), about, { state, date });
        if (typeof changed === 'string') return refusal(words(`studio.service.${changed}`));
        const lines = [
          lineOf(desk, about, { state, date }),
          ...(state === 'open' ? [words('studio.service.askedOnce', { what: typed })] : []),
        ];
        const changes = new Map([['services.json', changed]]);
        return changeContent(desk, () => changes, reply(lines.join('\n'), { service: about, state, until: date }));
      }),
  });

export const serviceClose = stateVerb('closed', {
  name: 'service close',
  help: { pl: 'zamyka zamówienia, lekcje albo sklep, do dnia', en: 'closes orders, lessons or the shop, until a day' },
  example: { pl: 'service close lekcje --until 15.01.2027', en: 'service close lessons --until 15.01.2027' },
});

export const serviceWait = stateVerb('waiting', {
  name: 'service wait',
  help: { pl: 'zamówienia trafiają na listę oczekujących', en: 'orders go on a waiting list' },
  example: { pl: 'service wait portrety --until 2027-03', en: 'service wait portraits --until 2027-03' },
});

export const serviceOpen = stateVerb('open', {
  name: 'service open',
  help: { pl: 'otwiera znowu', en: 'opens again' },
  example: { pl: 'service open lekcje', en: 'service open lessons' },
});

export const serviceList = verb({
  name: 'service list',
  help: { pl: 'co jest otwarte, a co zamknięte i do kiedy', en: 'what is open, and what is closed until when' },
  example: { pl: 'service list', en: 'service list' },
  async run(desk) {
    const outside = outsideCheckout(desk);
    if (outside) return outside;
    const rows = await Promise.all(
      noticeSubjects.map(async (about) => {
        const { length } = await waitingFor(desk.storage, about);
        return { service: about, ...stateNow(desk, about), waiting: length };
      }),
    );
    const lines = rows.map(({ service: about, waiting, ...now }) =>
      [lineOf(desk, about, now), ...(waiting > 0 ? [desk.words('studio.service.wait', { n: waiting })] : [])].join(
        ', ',
      ),
    );
    return reply(lines.join('\n'), rows);
  },
});

/** Whether the site that was built last does not know yet what is open. */
function unpublishedServices({ folder, settings }: Pick<Surroundings, 'folder' | 'settings'>): boolean {
  const built = builtIn(folder);
  const file = statSync(resolve(folder, settings().contentFolder, 'services.json'), { throwIfNoEntry: false });
  return built !== null && file !== undefined && file.mtimeMs > built.at;
}

async function told(desk: Desk, about: Service, typed: string, isAgreed: boolean): Promise<Reply> {
  const { words, storage, now } = desk;
  const { siteUrl, mailHost, mail } = desk.settings();
  const what = words(`notice.subjects.${about}`);
  const isResting = about !== 'lessons' && stateNow(desk, 'shop').state === 'closed';
  if (isResting || stateNow(desk, about).state === 'closed')
    return refusal(words('studio.service.stillClosed', { what, name: typed }));
  const waiting = await waitingFor(storage, about);
  const [first] = waiting;
  if (!first) return reply(words('studio.service.nobody', { what }), { told: 0 });
  const { subject, text } = openingLetter(first, about, siteUrl);
  const addresses = waiting.map(({ email }) => `  ${email}`).join('\n');
  const unseen = unpublishedServices(desk) ? [words('studio.service.unpublished', { what })] : [];
  const question = `${subject}\n\n${text}\n${addresses}\n${[...unseen, words('studio.service.ask', { n: waiting.length })].join('\n')}`;
  if (!(await agreed(desk, question, isAgreed))) return refusal([...unseen, words('studio.service.kept')].join('\n'));
  const sender = { now: () => now, uuid: randomUUID, mailHost: () => mailHost, siteUrl };
  const n = await tellOpening(storage, about, sender);
  const waits = mail ? [] : [words('studio.outbox.noServer')];
  return reply([words('studio.service.told', { n }), ...waits].join('\n'), { told: n });
}

export const serviceTell = verb({
  name: 'service tell',
  help: { pl: 'pisze do wszystkich, którzy prosili o wiadomość o otwarciu', en: 'writes to all who asked to be told' },
  example: { pl: 'service tell lekcje', en: 'service tell lessons' },
  arguments: { service },
  options: { yes },
  run: (desk, { service: typed, yes: isAgreed }) =>
    withService(desk, typed, (about) => told(desk, about, typed, isAgreed)),
});
