import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Term = Readonly<Record<string, unknown>>;

const types = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/schema\.js$/, 'schema.d.ts');
const id = (name: string) => ({ '@id': `schema:${name}` });

/**
 * Schema.org's vocabulary as its own file has it: classes, what they are kinds of, and the properties of each. Read from
 * the types of `schema-dts`, which are generated from that file; the file itself is in no package.
 */
export function vocabulary(): Readonly<{ '@graph': readonly Term[] }> {
  const classes: Term[] = [];
  const owners = new Map<string, string[]>();
  let current = '';
  for (const line of readFileSync(types, 'utf8').split('\n')) {
    const [, name = '', parents = ''] = /^(?:export )?interface (\w+) extends ([^{]+) \{/.exec(line) ?? [];
    if (name) {
      current = name.replace(/Leaf$/, '');
      const above = parents
        .replace(/Partial<IdReference>,? ?/, '')
        .split(', ')
        .filter((parent) => /^\w+$/.test(parent));
      classes.push({ ...id(current), '@type': 'rdfs:Class', 'rdfs:subClassOf': above.map(id) });
    }
    const [, property] = /^ {4}"(\w+)"\??:/.exec(line) ?? [];
    if (property) owners.set(property, [...(owners.get(property) ?? []), current]);
  }
  const properties = [...owners].map(([name, of]) => ({
    ...id(name),
    '@type': 'rdf:Property',
    'schema:domainIncludes': of.map(id),
  }));
  return { '@graph': [...classes, ...properties] };
}
