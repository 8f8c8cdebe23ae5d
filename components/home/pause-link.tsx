import { ButtonLink } from '@/components/ui/button';
import type { Pause } from '@/domain/availability';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';

/** From a service on hold to the contact form on the same page: to join the waiting list, or just to write. */
export const PauseLink = ({ pause, locale }: Readonly<{ pause: Pause; locale: Locale }>) => (
  <ButtonLink line={pause === 'closed'} href={`#${sections.contact[locale]}`}>
    {translator(locale)(pause === 'waiting' ? 'hold.wait' : 'hold.write')}
  </ButtonLink>
);
