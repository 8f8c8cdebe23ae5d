import { artist } from '@/content/artist';
import type { Locale } from '@/i18n/locales';
import './brand.css';

export const Brand = ({ locale, href }: { locale: Locale; href: string }) => (
  <a className="brand target" href={href}>
    <span>{artist.logo[locale].map(({ text, italic }) => (italic ? <i key={text}>{text}</i> : text))}</span>
    <span className="brand-dot" aria-hidden="true" />
  </a>
);
