/**
 * Settings that a site in tests and measurements must not take from whoever runs them, be it the environment or `.env`:
 * else it would write into a real database and send real letters. Empty counts as not set.
 */
export const noSettings = {
  HOST: '',
  SITE_URL: '',
  PUBLIC_ORIGINS: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  TRUSTED_PROXIES: '',
  HEALTH_TOKEN: '',
} as const;
