import { ErrorMessage } from '@/components/forms/fields/inputs';
import { formRows } from '@/components/forms/page/form-rows';
import { DataLine } from '@/components/forms/page/form-words';
import { Act } from '@/components/islands/island';
import { ClosedNote } from '@/components/notice/closed-note';
import { ServiceNote } from '@/components/notice/service-note';
import { ButtonLink } from '@/components/ui/button';
import { pauseOf } from '@/domain/shop/availability';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './opener.css';
import { openModal } from './opener.browser';
import { homeWords } from './words';

const forms = {
  orders: { service: 'custom-pictures', page: 'paintingForm', data: 'form.dataOrder' },
  'registration-lessons': { service: 'lessons', page: 'lessonsForm', data: 'form.dataLessons' },
} as const;

/** `section`: its heading; `send`: the button's label. */
type Props = Readonly<{ kind: keyof typeof forms; section: string; send: string; locale: Locale }>;

/**
 * What is to know of a section's service, and the link to its form, which becomes a button where there is script: it
 * opens a modal.
 */
export function Opener({ kind, section, send, locale }: Props) {
  const { service, page, data } = forms[kind];
  const pause = pauseOf(service);
  const words = homeWords(locale);
  return (
    <div className="opener__act">
      <ServiceNote service={service} locale={locale} />
      {pause === 'closed' ? (
        <ClosedNote service={service} locale={locale} />
      ) : (
        // fetched ahead, so that a click without a network can be answered
        <Act
          of={openModal}
          props={{ kind, locale, words, section, send, fields: formRows(kind, locale) }}
          wakes="input"
          fetches="idle"
          holds="a"
        >
          <ButtonLink href={pathTo(page, locale)}>{pause ? translator(locale)('hold.wait') : send}</ButtonLink>
          <div hidden data-offline="">
            <ErrorMessage id={`${kind}-offline`}>{words.toast.offline}</ErrorMessage>
          </div>
          <div hidden data-late="">
            <DataLine locale={locale} form={data} />
          </div>
        </Act>
      )}
    </div>
  );
}
