import { translator } from '@/messages/translator';
import type { Contract } from '../../submissions/contract';
import { dateText } from '../../submissions/views/dates';
import { Lines } from './offer';
import type { View } from './view';

/** `isFirst`: a change repeats neither the order nor the rules. */
type Props = Readonly<{ contract: Contract; isFirst: boolean; view: View }>;

export function Agreement({ contract, isFirst, view: { locale } }: Props) {
  const t = translator(locale);
  const { name, offer, note, order, rules = [] } = contract.agreed[locale];
  return (
    <>
      <h2 className={isFirst ? 'h2' : 'h2 t6'}>
        {t(`status.agreement.${contract.answer === 'agreed' ? 'change' : 'h'}`, {
          date: dateText(contract.at, locale),
        })}
      </h2>
      <p>
        <b>{name}</b>
      </p>
      <Lines lines={offer} />
      {note && <p className="order-status__typed">{note}</p>}
      {(isFirst ? order : []).map(([title, lines]) => (
        <div key={title} className="order-status__part t6">
          <h3 className="h3">{title}</h3>
          <Lines lines={lines} />
        </div>
      ))}
      <div className="small prose t8">
        {rules.length > 0 && <h3 className="h3">{t('status.agreement.rules')}</h3>}
        {rules.map(({ title, texts }, index) => (
          <section key={title}>
            <h4 className="t5 strong">
              {index + 1}. {title}
            </h4>
            {texts.map((text) => (
              <p key={text} className="t2">
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
