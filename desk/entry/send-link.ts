import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Transport } from '@/server/mail/transport/transport';
import type { Environment } from '@/server/platform/environment';
import { causeOf } from '@/server/platform/log';
import type { Effects } from '@/server/storage/effects';
import type { Storage } from '@/server/storage/tables';
import { plain } from '@/server/submissions/views/say';
import { linkPath, linkToMail } from './links';

type Around = Readonly<{
  storage: Storage;
  settings: Pick<Environment, 'deskUrl' | 'mail'>;
  effects: Pick<Effects, 'now' | 'uuid' | 'mailHost' | 'log'>;
  send: Transport['send'] | null;
  locale: Locale;
}>;

/** Sends a link to the artist's own address, as the settings have it, and to no other. Never throws. */
export async function sendLink({ storage, settings, effects, send, locale }: Around): Promise<void> {
  const { deskUrl, mail } = settings;
  try {
    if (!deskUrl || !mail || !send) return;
    const secret = await linkToMail(storage, effects.now());
    if (secret === null) return effects.log({ event: 'letter withheld', kind: 'desk' });
    const link = deskUrl + linkPath(secret);
    const words = translator(locale);
    const delivery = await send({
      messageId: `<${effects.uuid()}.desk@${effects.mailHost()}>`,
      from: mail.from,
      to: mail.to,
      replyTo: null,
      subject: plain(words('desk.entry.letter.subject', { studio: artist.studio[locale] })),
      text: plain(words('desk.entry.letter.text', { link })),
      attachments: [],
    });
    if (delivery.state === 'sent') effects.log({ event: 'letter sent', kind: 'desk' });
    else effects.log({ event: 'letter failed', kind: 'desk', code: delivery.code });
  } catch (error) {
    effects.log({ event: 'letter failed', kind: 'desk', cause: causeOf(error) });
  }
}
