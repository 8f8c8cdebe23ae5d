import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { translator } from '@/messages/translator';
import { causeOf } from '@/server/platform/log';
import { dataPlace, NoDatabase } from '@/server/storage/open';
import { plain } from '@/server/submissions/views/say';
import { jsonText, printable } from './terminal';
import type { Surroundings, Verb } from './verb';
import { backup, restore } from './verbs/backup';
import { desk as open } from './verbs/desk';
import { doctor } from './verbs/doctor';
import { publish } from './verbs/publish';

type Printer = Readonly<{ write: (text: string) => unknown }>;

export type DeskEffects = Pick<Surroundings, 'folder' | 'settings' | 'withStorage'> &
  Readonly<{ now: () => number; isTerminal: boolean; stdout: Printer; stderr: Printer }>;

export const verbs: Readonly<Record<string, Verb>> = { desk: open, doctor, backup, restore, publish };

const usageOf = (name: string, { argument = '', back }: Verb): string =>
  [name, argument, ...(back ? ['[--back]'] : [])].filter(Boolean).join(' ');

export const help = [
  'Commands: npm run studio -- COMMAND',
  '',
  ...Object.entries(verbs).flatMap(([name, verb]) => [
    `  ${usageOf(name, verb).padEnd(22)} ${verb.help}`,
    ...(verb.back ? [`    --back             ${verb.back}`] : []),
  ]),
  '',
  'The site may be running. As JSON: --json; without npm’s own output as well:',
  '  npm run --silent studio -- doctor --json',
  '',
].join('\n');

const flag = { type: 'boolean' } as const;

/** @throws where a command is not there, or takes something else; @returns null where the help is asked for */
function read(line: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...line],
    options: { back: flag, json: flag, help: flag },
    allowPositionals: true,
  });
  const [name, typed = '', ...more] = positionals;
  if (values.help || name === undefined) return null;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new Error(`There is no command ${name}`);
  if (more.length > 0 || (typed === '') !== (verb.argument === undefined) || (values.back && !verb.back))
    throw new Error(`It is typed as: ${usageOf(name, verb)}`);
  return { verb, typed, isBack: values.back ?? false, json: values.json ?? false };
}

/** Engineers type commands: what is said of orders in them is English too. */
const english = { locale: 'en', words: translator('en') } as const;

function failed(error: unknown): string {
  if (error instanceof NoDatabase)
    return `There is no database in ${error.place}. The first start of the site makes it (npm start). If the site is running already, it uses other settings than this command: check DATA_DIR or DATABASE_URL in the file .env.`;
  return `This command failed: ${error instanceof Error ? error.message : causeOf(error)}`;
}

/** @returns the exit code: 0 done, 1 failed or refused, 2 wrong use */
export async function desk(line: readonly string[], effects: DeskEffects): Promise<0 | 1 | 2> {
  const { now, isTerminal, stdout, stderr, ...around } = effects;
  // what strangers typed does nothing in the terminal
  const print = (text: string, to = stdout) => void to.write(printable(plain(`${text}\n`)));
  let asked: ReturnType<typeof read>;
  try {
    asked = read(line);
  } catch (error) {
    print(`${(error as Error).message}\n\n${help}`, stderr);
    return 2;
  }
  if (!asked) {
    print(help);
    return 0;
  }
  const { verb, typed, isBack, json } = asked;
  try {
    const reply = await verb.run({ ...english, ...around, json, now: now() }, typed, isBack);
    const shown = reply.ok ? reply : reply.shown;
    if (shown) print(json ? jsonText(shown.data) : shown.text);
    // whoever sits at a terminal sees of which studio this is: a command that was started for another one must not look like an
    // empty inbox; a program has asked for the answer alone
    if (shown && !json && isTerminal) {
      const settings = around.settings();
      print(`\nData: ${dataPlace(settings)} · content: ${resolve(settings.contentFolder)}`);
    }
    if (!reply.ok) print(reply.text, stderr);
    return reply.ok ? 0 : 1;
  } catch (error) {
    print(failed(error), stderr);
    return 1;
  }
}
