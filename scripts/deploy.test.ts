import { readFileSync } from 'node:fs';

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');
const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

const compose = read('container/compose.yaml');
const containerfile = read('container/Containerfile');
const unit = read('systemd/studio@.service');
const nginx = read('nginx/studio.conf.template');

test('TRUST-25: what is deployed is set by variables that the site knows', () => {
  const known = all(readFileSync('.env.example', 'utf8'), /^#? ?([A-Z_]+)=/gm);
  const ofApp = /environment:\n([\s\S]*?)\n {2}depends_on/.exec(compose)?.[1] ?? '';
  const named = [
    ...all(ofApp, /^ +([A-Z_]+):/gm),
    ...all(unit, /[= ]([A-Z_]+)=/g),
    ...all(containerfile, /^ENV (?!STUDIO_)([A-Z_]+)=/gm),
  ];
  expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'TRUSTED_PROXIES', 'PORT', 'DATA_DIR']));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('nginx gets every value that its template asks for, from the image and from the docs', () => {
  const asked = all(nginx, /\$\{([A-Z_]+)\}/g).toSorted();
  const ofImage = all(containerfile.slice(containerfile.lastIndexOf('FROM')), /(STUDIO_[A-Z]+)=/g).toSorted();
  const ofDocs = all(readFileSync('docs/deployment.md', 'utf8'), /\$(STUDIO_[A-Z]+)/g).toSorted();
  expect([ofImage, ofDocs]).toEqual([asked, asked]);
});

test('each service is built from a stage that there is', () => {
  const stages = all(containerfile, /^FROM \S+ AS (\w+)$/gm);
  expect(all(compose, /target: (\w+)/g)).toEqual(['app', 'web']);
  expect(stages).toEqual(['build', 'app', 'web']);
});
