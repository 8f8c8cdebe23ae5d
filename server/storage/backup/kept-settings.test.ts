import { parseEnv } from 'node:util';
import { variableNames } from '../../platform/settings/variables.mjs';
import { keptSettings, toFillIn } from './kept-settings';

const all = variableNames.map((name) => `${name}=value-of-${name}`).join('\n');

test('DESK-6: of the settings a backup holds what is no secret, and names the rest', () => {
  const { text, secret } = keptSettings(`${all}\nPOSTGRES_PASSWORD=hers\n#SMTP_URL=smtp://anna:old@x\n`);
  expect(secret.toSorted()).toEqual(['DATABASE_URL', 'POSTGRES_PASSWORD', 'SMTP_URL']);
  expect(toFillIn(text)).toEqual(secret);
  // a new setting is decided here: kept, secret, or of the machine
  const kept = variableNames.filter((name) => ![...secret, 'DATA_DIR', 'CONTENT_DIR'].includes(name));
  expect(parseEnv(text)).toEqual(Object.fromEntries(kept.map((name) => [name, `value-of-${name}`])));
  expect(text).not.toMatch(/hers|old|value-of-(DATABASE|SMTP)/);
});

test('DESK-6: a value is read again as it was', () => {
  const settings = {
    MAIL_FROM: `"Nowak, Anna" <www@studio.example>`,
    TRUSTED_PROXIES: '::1 # none',
    MAIL_TO: `o'x@a.pl`,
  };
  const text = Object.entries(settings)
    .map(([name, value]) => `${name}=\`${value}\``)
    .join('\n');
  expect(parseEnv(keptSettings(text).text)).toEqual(settings);
});
