import { ButtonLink } from '@/components/ui/button';
import type { Service } from '@/content/services';
import { pauseOf } from '@/domain/shop/availability';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

type Props = Readonly<{
  service: Service | null;
  locale: Locale;
  href: string;
  title: string;
  file?: boolean;
  main?: boolean;
}>;

const words = {
  file: ['shop.file', 'shop.fileItem'],
  open: ['shop.buy', 'shop.buyItem'],
  waiting: ['hold.wait', 'hold.waitItem'],
  closed: ['shop.notify', 'shop.notifyItem'],
} as const;

export function ActLink({ service, locale, href, title, file = false, main = false }: Props) {
  const t = translator(locale);
  const pause = pauseOf(service);
  const [word, label] = words[pause ?? (file ? 'file' : 'open')];
  return (
    <ButtonLink line={!main || pause !== null} wide={!main} href={href} aria-label={t(label, { title })}>
      {t(word)}
    </ButtonLink>
  );
}
