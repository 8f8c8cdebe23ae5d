import { ErrorMessage } from '@/components/forms/fields/inputs';
import { formRows } from '@/components/forms/page/form-rows';
import { DataLine } from '@/components/forms/page/form-words';
import { ClosedNote } from '@/components/notice/closed-note';
import { ServiceNote } from '@/components/notice/service-note';
import { ButtonLink } from '@/components/ui/button';
import { mural } from '@/content/terms';
import { pauseOf } from '@/domain/shop/availability';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator, wordsOf } from '@/messages/translator';
import './contact.css';
import type { OpenerContent } from './opener.element';
import { homeWords } from './words';

const forms = {
  orders: { service: 'custom-pictures', page: 'paintingForm', data: 'form.dataOrder' },
  'registration-lessons': { service: 'lessons', page: 'lessonsForm', data: 'form.dataLessons' },
} as const;

type Props = Readonly<{ kind: keyof typeof forms; section: string; send: string; locale: Locale; line?: boolean }>;

export function Opener({ kind, section, send, locale, line = false }: Props) {
  const { service, page, data } = forms[kind];
  const pause = pauseOf(service);
  const wall = kind === 'orders' && { wall: { ...wordsOf(locale).orders.wall, grosze: mural.grosze } };
  const content: OpenerContent = {
    kind,
    locale,
    words: homeWords(locale),
    section,
    send,
    fields: formRows(kind, locale),
    ...wall,
  };
  return (
    <div className="opener__act stack g4">
      <ServiceNote service={service} locale={locale} />
      {pause === 'closed' ? (
        <ClosedNote service={service} locale={locale} />
      ) : (
        <studio-opener
          className="unboxed"
          data-form={JSON.stringify(content)}
          data-wishes={kind === 'orders' ? '' : undefined}
        >
          <ButtonLink line={line} href={pathTo(page, locale)}>
            {pause ? translator(locale)('hold.wait') : send}
          </ButtonLink>
          <div hidden data-offline="">
            <ErrorMessage id={`${kind}-offline`}>{content.words.toast.offline}</ErrorMessage>
          </div>
          <div hidden data-late="">
            {kind === 'registration-lessons' && `${translator(locale)('classes.request')} `}
            <DataLine locale={locale} form={data} />
          </div>
        </studio-opener>
      )}
    </div>
  );
}
