import { rowNamed, rowsOf } from '@/components/forms/page/form-rows';
import type { SentForm } from '@/components/forms/page/sent-form';
import { idOf } from '@/components/forms/page/whole-form';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { isLack } from './form-faults';
import { problemSentence } from './problem-facts';

type Props = Readonly<{ problem: Problem; form: SentForm; locale: Locale }>;

/** All that is wrong, each with a link to its field, and what became of what was filled in. */
export function Problems({ problem, form, locale }: Props) {
  const t = translator(locale);
  const rows = rowsOf(form, locale);
  const faults = Object.entries(form.faults);
  const takesPhotos = rows.some(({ control }) => control === 'photos');
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button, so it is read from here
    <div className="form-page__problem" role="alert" tabIndex={-1} autoFocus>
      <h2>{isLack(problem) ? t('toast.fields') : t('plain.refused')}</h2>
      {faults.length === 0 && <p>{problemSentence(problem, locale)}</p>}
      <ul>
        {faults.map(([field, sentence]) => {
          const row = rowNamed(rows, field, form);
          return <li key={field}>{row ? <a href={`#${idOf(form.kind, row)}`}>{sentence}</a> : sentence}</li>;
        })}
      </ul>
      <p>{takesPhotos ? t('plain.kept') : t('plain.all')}</p>
    </div>
  );
}
