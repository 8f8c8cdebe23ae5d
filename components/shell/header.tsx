import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/i18n/locales';
import { locales, otherLocale } from '@/i18n/locales';
import { type PageRef, pathOf, pathTo } from '@/i18n/pages';
import { sections, shopSections } from '@/i18n/sections';
import { translator } from '@/messages/translator';
import { Brand } from './brand';
import './header.css';
import { LanguageSwitch } from './language-switch.island';
import { type MenuEntry, menuOf } from './menus';
import './mobile-menu.css';

type Props = Readonly<{ locale: Locale; page: PageRef | null }>;

/** Pages on which the logo scrolls to the top instead of leading home (ROUTES-13). */
const topPages: readonly PageRef['id'][] = ['home', 'shop'];

function languageSwitch({ locale, page }: Props) {
  const t = translator(locale);
  return (
    <Island
      name="language-switch"
      of={LanguageSwitch}
      props={{
        words: {
          prompt: t('lang.prompt'),
          save: t('lang.save'),
          button: t('lang.button'),
          code: t('lang.code'),
          close: t('site.close'),
        },
        current: locale,
        other: otherLocale[locale],
        choices: locales.map((language) => ({
          locale: language,
          name: t(`lang.${language}`),
          href: pathOf(page ?? { id: 'home' }, language),
        })),
      }}
    />
  );
}

type MobileMenuProps = Readonly<{ label: string; entries: readonly MenuEntry[] }>;

const MobileMenu = ({ label, entries }: MobileMenuProps) => (
  <studio-menu className="unboxed">
    <details className="mobile-menu__menu">
      <summary aria-label={label}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav aria-label={label}>
        <ul>
          {entries.map(({ label, href, current }) => (
            <li key={href}>
              <a className="h1" href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  </studio-menu>
);

export function Header({ locale, page }: Props) {
  const t = translator(locale);
  const menu = menuOf(page, locale);
  return (
    <>
      <header className="header__header no-print">
        <div className="wrap header__row bar g6">
          <Brand locale={locale} href={page && topPages.includes(page.id) ? '#top' : pathTo('home', locale)} />
          <nav className="header__menu" aria-label={t('site.menu')}>
            {menu.map(({ label, href, current }) => (
              <a key={href} className="target dotted nowrap" href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          {languageSwitch({ locale, page })}
          <MobileMenu label={t('site.menu')} entries={menu} />
        </div>
      </header>
      {/* ROUTES-12 */}
      {page?.id === 'shop' && (
        <nav className="header__sections no-print" aria-label={t('shop.sections')}>
          <div className="wrap wraps">
            {shopSections.map((section) => (
              <a key={section} className="target small nowrap" href={`#${sections[section][locale]}`}>
                {t(`shop.${section}`)}
              </a>
            ))}
          </div>
        </nav>
      )}
    </>
  );
}
