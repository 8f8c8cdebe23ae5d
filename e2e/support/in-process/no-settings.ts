/**
 * Clears the settings that a site in tests and benchmarks must not take from the developer's environment or `.env`,
 * because it would then write into a real database and send real letters. Empty counts as not set.
 */
export const noSettings = {
  HOST: '',
  SITE_URL: '',
  PUBLIC_ORIGINS: '',
  CONTENT_DIR: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  TRUSTED_PROXIES: '',
  // a test that needs the desk starts one, at a port of its own
  DESK: 'off',
  DESK_PORT: '',
  DESK_URL: '',
} as const;
