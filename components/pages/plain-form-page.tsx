import { FormPage } from '@/components/forms/page/form-page';
import { headingOf } from '@/components/forms/page/form-words';
import { ClosedNote } from '@/components/notice/closed-note';
import { hasNote, ServiceNote } from '@/components/notice/service-note';
import { pageMetadata } from '@/components/shell/page-metadata';
import { PageShell } from '@/components/shell/page-shell';
import { lessons } from '@/content/lessons';
import { isClosedForm, serviceOfForm } from '@/domain/shop/availability';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
// the private page of an order, which the server writes into this page's frame
import '@/components/forms/page/order-status.css';
import '@/components/forms/page/order-panel.css';
import '@/components/forms/page/order-terms.css';
import '@/components/forms/page/order-paper.css';
import '@/components/ui/table.css';
import './withdrawal-page.css';

const plainForms = {
  contactForm: { kind: 'contact', description: 'plain.pages.writing' },
  lessonsForm: { kind: 'registration-lessons', description: 'plain.pages.lessons' },
  paintingForm: { kind: 'orders', description: 'plain.pages.painting' },
} as const;

type Props = Readonly<{ locale: Locale; page: keyof typeof plainForms }>;

const emptyForm = ({ page }: Pick<Props, 'page'>) => ({ kind: plainForms[page].kind, fields: {}, faults: {} });

const Closed = ({ locale, page }: Props) => (
  <div className="wrap section stack g8">
    <h1 className="h1">{headingOf(emptyForm({ page }), locale)}</h1>
    <ClosedNote service={serviceOfForm[plainForms[page].kind]} locale={locale} />
  </div>
);

const Lessons = ({ locale }: Pick<Props, 'locale'>) => (
  <>
    <dl className="plain-form-page__lessons stack g3">
      {lessons.map(({ code, name, details }) => (
        <div key={code}>
          <dt className="strong">{name[locale]}</dt>
          <dd>{details[locale]}</dd>
        </div>
      ))}
    </dl>
    <p className="small">{translator(locale)('classes.request')}</p>
  </>
);

/** A page of one form. The server shows the same form again, with what was sent, when that is refused. */
function PlainFormPage({ locale, page }: Props) {
  const { kind } = plainForms[page];
  const service = serviceOfForm[kind];
  return (
    <PageShell locale={locale} page={{ id: page }}>
      {isClosedForm(kind) ? (
        <Closed locale={locale} page={page} />
      ) : (
        <>
          {service && hasNote(service) && (
            <div className="wrap plain-form-page__note">
              <ServiceNote service={service} locale={locale} />
            </div>
          )}
          <FormPage form={emptyForm({ page })} locale={locale}>
            {page === 'lessonsForm' && <Lessons locale={locale} />}
          </FormPage>
        </>
      )}
    </PageShell>
  );
}

export function plainFormPage(page: Props['page'], locale: Locale) {
  const title = headingOf(emptyForm({ page }), locale);
  const description = translator(locale)(plainForms[page].description);
  return {
    metadata: pageMetadata({ locale, page: { id: page }, title, description }),
    page: () => <PlainFormPage locale={locale} page={page} />,
  };
}
