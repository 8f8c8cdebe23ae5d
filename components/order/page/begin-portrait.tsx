import { ButtonLink } from '@/components/ui/button';
import type { Variant } from '@/content/order';
import { lowestPrice } from '@/domain/order/price';
import { isClosed } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import './begin-portrait.css';

const type = 'portraits';
const refusals = ['photo.type', 'photo.tooLarge', 'photo.unreadable', 'photo.dimensions'] as const;

export function BeginPortrait({ locale }: { locale: Locale }) {
  if (isClosed(type)) return null;
  const t = translator(locale);
  const form = pathTo('order', locale, { type });
  const from = (variant: Variant) => formatPrice(lowestPrice(type, variant), locale);
  const problems = Object.fromEntries(refusals.map((code) => [code, t(`problems.${code}`)]));
  return (
    <div className="begin-portrait__begin flow">
      <ButtonLink href={form}>{t('orders.see')}</ButtonLink>
      <studio-first-photo
        className="begin-portrait__photo wraps g1-4"
        data-form={form}
        data-problems={JSON.stringify(problems)}
      >
        <label className="link">
          {t('orders.photoFirst')}
          <input className="visually-hidden" type="file" accept="image/*" />
        </label>
        <output className="small" />
      </studio-first-photo>
      <p className="small num">
        {t('orders.from', { digital: from('digital'), pencil: from('pencil'), acrylic: from('acrylic') })}
      </p>
    </div>
  );
}
