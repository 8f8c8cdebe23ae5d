import { restWords } from '@/components/notice/closed-note';
import { NoticeForm } from '@/components/notice/notice-form';
import { StateMark } from '@/components/ui/state-mark';
import { shopRest } from '@/content/services';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import './shop-rail.css';

export function ShopRest({ locale }: Readonly<{ locale: Locale }>) {
  if (!shopRest.resting) return null;
  return (
    <div className="wrap shop-rest__place">
      <section className="shop-rest__rest mid grid plate" aria-labelledby="shop-rests">
        <div className="stack g2">
          <h2 id="shop-rests">
            <StateMark state="closed">{restWords(locale)}</StateMark>
          </h2>
          <p>{translator(locale)('shop.pausedP')}</p>
        </div>
        <NoticeForm about="shop" locale={locale} aside />
      </section>
    </div>
  );
}
