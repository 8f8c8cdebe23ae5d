import { WholeForm } from '@/components/forms/page/whole-form';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { formPath, withdrawalStatements } from '@/domain/api';
import { confirmation, type WithdrawalStatement } from '@/domain/forms/withdrawal-statement';
import { unturned } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { withdrawalLines } from '../submissions/withdrawal-statement';
import { answerPage } from './document';

/** Article 11a(3) of 2011/83/EU. Nothing is stored yet. */
export function answerUnconfirmed(statement: WithdrawalStatement, token: string | undefined, locale: Locale): Response {
  const t = translator(locale);
  const fields = { ...statement, ...(token !== undefined && { token }) };
  const children = (
    <>
      <h1>{t('withdrawal.confirming')}</h1>
      <p>{t('withdrawal.confirmingP')}</p>
      <dl className="facts t6">
        {withdrawalLines(statement, locale).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{unturned(text)}</dd>
          </div>
        ))}
      </dl>
      <form action={formPath(withdrawalStatements)} method="post">
        {Object.entries({ ...fields, language: locale }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" {...confirmation}>
          {t('withdrawal.confirm')}
        </Button>
      </form>
      <Fold is="t6" head={t('withdrawal.change')}>
        <WholeForm form={{ kind: withdrawalStatements, fields, faults: {} }} locale={locale} />
      </Fold>
    </>
  );
  const path = pathTo('withdrawal', locale);
  return answerPage({ locale, title: t('withdrawal.confirming'), path, children }, { status: 200 });
}
