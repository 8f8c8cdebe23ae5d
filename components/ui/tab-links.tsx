import styles from './tab-links.module.css';

type Props = Readonly<{
  label: string;
  links: readonly Readonly<{ label: string; href: string; current: boolean }>[];
}>;

/** Links that look like tabs: the current one in italics, with the sticker in the margin (DESIGN-1). */
export const TabLinks = ({ label, links }: Props) => (
  <nav className={styles.tabs} aria-label={label}>
    {links.map((link) => (
      <a key={link.href} href={link.href} aria-current={link.current ? 'true' : undefined}>
        {link.label}
      </a>
    ))}
  </nav>
);
