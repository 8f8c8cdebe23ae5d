import { NumberedSteps } from '@/components/ui/numbered-steps';
import type { Locale } from '@/i18n/locales';
import { sections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { FromPhoto } from './from-photo';
import { Opener } from './opener';
import '@/components/ui/wall.css';
import './orders.css';
import { SizeDrawing } from './size-drawing';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** How a painting is ordered, one in four stages, and the formats drawn to scale. */
export function Orders({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section className="section orders__section wall__floored" id={sections.orders[locale]}>
      <div className="wrap cols">
        <div className="orders__text">
          <h2 className="h2">{t('orders.h')}</h2>
          <p className="prose orders__lead">{t('orders.p')}</p>
          <div className="orders__steps">
            <NumberedSteps
              steps={steps.map((key) => ({
                key,
                words: (
                  <>
                    <b>{t(`orders.${key}`)}.</b> {t(`orders.${key}Text`)}
                  </>
                ),
              }))}
            />
          </div>
          <Opener kind="orders" section={t('orders.h')} send={t('orders.btn')} locale={locale} />
        </div>
        <div className="orders__stages">
          <FromPhoto locale={locale} />
        </div>
      </div>
      <div className="wrap orders__scale">
        <SizeDrawing locale={locale} />
      </div>
    </section>
  );
}
