import { parseArgs } from 'node:util';
import { reportContent } from '@/build/check/report';
import { isLocale } from '@/i18n/locales';

/** The options on the command line; undefined where they are not valid. */
function asked() {
  try {
    const { values } = parseArgs({ options: { lang: { type: 'string', default: 'en' }, record: { type: 'boolean' } } });
    return isLocale(values.lang) ? { locale: values.lang, record: values.record ?? false } : undefined;
  } catch {
    return undefined;
  }
}

const options = asked();
if (!options) console.error('usage: npm run content:check -- [--lang pl|en] [--record]');
process.exitCode = options && (await reportContent(options)) ? 0 : 1;
