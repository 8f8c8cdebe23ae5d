import { PauseLink } from '@/components/home/pause-link';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { PauseNote } from '@/components/ui/pause-note';
import { plainSlot } from '@/domain/api';
import { pauseOfForm } from '@/domain/availability';
import type { FormKind } from '@/domain/forms/kinds';
import type { Locale } from '@/i18n/locales';
import { type Translator, translator } from '@/messages/translator';

type Form = Readonly<{
  kind: FormKind;
  title: (t: Translator) => string;
  description: (t: Translator) => string;
}>;

/** The forms of the home page as pages of their own, for browsers without script. */
const plainForms = {
  contactForm: { kind: 'contact', title: (t) => t('contact.h'), description: (t) => t('plain.pages.writing') },
  lessonsForm: {
    kind: 'registration-lessons',
    title: (t) => t('classes.btn'),
    description: (t) => t('plain.pages.lessons'),
  },
  paintingForm: { kind: 'orders', title: (t) => t('orders.h'), description: (t) => t('plain.pages.painting') },
} as const satisfies Record<string, Form>;

type Props = Readonly<{ locale: Locale; page: keyof typeof plainForms }>;

/** Not for search engines: what they may show is the home page. */
export function plainFormMetadata({ locale, page }: Props) {
  const t = translator(locale);
  const { title, description } = plainForms[page];
  return pageMetadata({ locale, page: { id: page }, title: title(t), description: description(t), noindex: true });
}

/** Why the form takes nothing now. */
function Paused({ locale, page, pause }: Props & { pause: NonNullable<ReturnType<typeof pauseOfForm>> }) {
  const t = translator(locale);
  const service = page === 'lessonsForm' ? 'lessons' : 'orders';
  return (
    <div className="wrap section">
      <h1 className="h1">{plainForms[page].title(t)}</h1>
      <PauseNote state={pause} word={t(`hold.${pause}`)} text={t(`hold.${service}.${pause}`)}>
        <PauseLink pause={pause} locale={locale} />
      </PauseNote>
    </div>
  );
}

/** A page of one form. The server fills it in when it starts, and again with what was sent when that is refused. */
export function PlainFormPage({ locale, page }: Props) {
  const pause = pauseOfForm(plainForms[page].kind);
  return (
    <PageShell locale={locale} page={{ id: page }}>
      {pause ? (
        <Paused locale={locale} page={page} pause={pause} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server puts here is not script's to touch
        <div {...{ [plainSlot]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </PageShell>
  );
}
