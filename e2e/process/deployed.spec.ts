import { readFileSync } from 'node:fs';
import { needsMachine, OwnMachine } from '../support/own-machine';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

// on a busy machine copying and starting a site is slow
test.setTimeout(300_000);

const page = readFileSync('docs/deployment.md', 'utf8');

/** The lines to be typed that stand below a heading. */
function typedIn(heading: string): readonly string[] {
  const chapter = page.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...chapter.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) => lines);
}

/** What is not done again here: a clone from the network, and a build. The copy that is shown there has both. */
const instead = [
  'git() { test "$*" = "clone ADDRESS 3000"; }',
  'npm() { case "$*" in "--prefix 3000 run build") ;; *) command npm "$@" ;; esac; }',
  'systemctl() { echo "$@" >> /srv/systemctl; }',
  // signed by nobody
  `certbot() {
    mkdir -p /etc/letsencrypt/live/studio.example
    openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=studio.example -days 2 2> /dev/null \
      -keyout /etc/letsencrypt/live/studio.example/privkey.pem -out /etc/letsencrypt/live/studio.example/fullchain.pem
  }`,
  '',
].join('\n');

const unitFile = '/etc/systemd/system/studio@.service';

/** What the unit says under a name, for the process on port 3000. */
const inUnit = (unit: string, name: string): string =>
  (new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '').replaceAll('%i', '3000');

const status = (machine: OwnMachine, ...args: string[]): string =>
  machine.type('root', `curl -s -k -o /dev/null -w '%{http_code} %{redirect_url}' ${args.join(' ')}`).out.trim();

test.describe('on a machine that the deployment’s pages have set up', () => {
  needsMachine();
  // one machine for all
  test.describe.configure({ mode: 'default' });
  let machine: OwnMachine;
  let project: Project;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    project = Project.copy();
    machine = await OwnMachine.start();
    const [root = '', studio = '', service = ''] = typedIn('Set it up');
    machine.root(instead + root);
    machine.mount(project.folder, '/srv/studio/3000');
    // as git makes it, and not as the copy of the test
    machine.root('chmod 755 /srv/studio/3000');
    machine.root('chown studio /srv/studio/3000 /srv/studio/3000/.site');
    machine.succeed('studio', instead + studio);
    machine.root(instead + service);
    const unit = readFileSync(machine.path(unitFile), 'utf8');
    const lines = machine.begin(
      inUnit(unit, 'User'),
      inUnit(unit, 'WorkingDirectory'),
      inUnit(unit, 'Environment').split(' '),
      inUnit(unit, 'ExecStart').split(' '),
    );
    await expect.poll(() => lines.join('\n'), { timeout: 60_000 }).toContain('The site is on http://127.0.0.1:3000');
  });
  test.afterAll(async () => {
    await machine.stop();
    await project.remove();
  });

  test('users and folders are there, each with the rights that it needs, and the unit is sound', () => {
    const modes = machine.root('cd /srv/studio && stat -c "%U %a %n" . .env data copies');
    expect(modes.trim().split('\n')).toEqual([
      ...['studio 755 .', 'studio 600 .env', 'studio 700 data', 'studio 700 copies'],
    ]);
    expect(machine.root('cat /srv/systemctl')).toBe('daemon-reload\nenable --now studio@3000 studio-desk@3000\n');
    // of these units alone: what the machine's other units say is theirs
    for (const name of ['studio@3000', 'studio-desk@3000']) {
      const { code, err } = machine.type(
        'root',
        `systemd-analyze verify --man=no --recursive-errors=no /etc/systemd/system/${name}.service`,
      );
      expect([name, code, err.split('\n').filter((line) => line.includes('studio'))]).toEqual([name, 0, []]);
    }
  });

  test('DESK-14: the site as its unit starts it and the commands, from any folder, have one database', () => {
    const form = `-H 'content-type: application/json' -d '{"email":"ola@poczta.example","phone":"600 700 800","text":"Dzień dobry"}'`;
    expect(status(machine, form, 'http://127.0.0.1:3000/api/web/form/contact/')).toBe('201');
    for (const folder of ['/', '/srv/studio/3000', '/srv/studio/3000/docs', '/tmp']) {
      const link = `cd ${folder} && npm --prefix /srv/studio/3000 run --silent studio -- desk`;
      expect([folder, machine.succeed('studio', link)]).toEqual([folder, expect.stringContaining('/enter/')]);
      const direct = machine.succeed('studio', `cd ${folder} && node /srv/studio/3000/scripts/studio.mjs desk`);
      expect(direct).toContain('/enter/');
    }
    const doctor = machine.type('studio', 'cd /srv/studio/3000 && npm run --silent studio -- doctor');
    expect(doctor.out).toMatch(/^OK +Database/m);
    const saved = machine.succeed(
      'studio',
      'cd /srv/studio/3000 && npm run --silent studio -- backup /srv/studio/copies/',
    );
    expect(saved).toContain('Data from /srv/studio/data;');
    expect(machine.root('stat -c "%U %a" /srv/studio/copies/*.sqlite').trim()).toBe('studio 600');
  });

  test('TRUST-29: nginx as the page sets it up answers with TLS, and leads there from port 80', async () => {
    const [root = ''] = typedIn('nginx');
    const reload =
      'nginx() { case "$*" in "-s reload") command nginx -s reload 2> /dev/null || command nginx ;; *) command nginx "$@" ;; esac; }\n';
    machine.root(instead + reload + root);
    const at = '--resolve studio.example:443:127.0.0.1 --resolve studio.example:80:127.0.0.1';
    // a reload takes a moment
    await expect.poll(() => status(machine, at, 'https://studio.example/galeria')).toBe('200');
    expect(status(machine, at, 'https://studio.example/api/version')).toBe('200');
    expect(status(machine, at, 'http://studio.example/galeria')).toBe('308 https://studio.example/galeria');
    machine.succeed(
      'studio',
      'mkdir -p /srv/studio/acme/.well-known/acme-challenge && echo proof > /srv/studio/acme/.well-known/acme-challenge/one',
    );
    expect(status(machine, at, 'http://studio.example/.well-known/acme-challenge/one')).toBe('200');
    machine.root('nginx -s quit');
  });
});
