import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import type { Opened } from './visit';

type Term = Readonly<Record<string, unknown>>;

const types = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/schema\.js$/, 'schema.d.ts');
const id = (name: string) => ({ '@id': `schema:${name}` });

/**
 * Schema.org's vocabulary as its own file has it: classes, what they are kinds of, and the properties of each. Read from
 * the types of `schema-dts`, which are generated from that file; the file itself is in no package.
 */
function vocabulary(): Readonly<{ '@graph': readonly Term[] }> {
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

type Node = Readonly<Record<string, unknown>>;

const validator = new Validator(vocabulary());

/** The blocks of structured data of a page, read as JSON. @throws if one is none */
const blocksOf = ({ $ }: Opened): readonly Node[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Node);

const nodesOf = (block: Node): readonly Node[] => (block['@graph'] as readonly Node[] | undefined) ?? [block];

/** Every address inside the site that a block names. */
function addressesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && ['url', 'contentUrl', 'item', 'image', 'license', 'acquireLicensePage'].includes(key)
      ? [value]
      : addressesIn(value),
  );
}

/** `blocks`: how many are in order; `named`: the addresses inside the site that these name. */
type Data = Readonly<{ faults: readonly string[]; blocks: number; named: readonly string[] }>;

async function faultsOf(blocks: readonly Node[]): Promise<readonly string[]> {
  if (blocks.some((block) => block['@context'] !== 'https://schema.org')) return ['names another vocabulary'];
  const byType = Map.groupBy(blocks.flatMap(nodesOf), (node) => String(node['@type']));
  const jsonld = Object.fromEntries([...byType].map(([type, nodes]) => [type, [...nodes]]));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => `has structured data with a fault: ${issueMessage}`);
}

/** What a page's blocks say, what schema.org does not know in them, and what search engines cannot do without. */
export async function dataOf(page: Opened): Promise<Data> {
  const said = (faults: readonly string[]) => faults.map((fault) => `${page.path} ${fault}`);
  try {
    const blocks = blocksOf(page);
    const faults = said(await faultsOf(blocks));
    return faults.length
      ? { faults, blocks: 0, named: [] }
      : { faults, blocks: blocks.length, named: blocks.flatMap(addressesIn) };
  } catch (error) {
    return { faults: said([`has structured data that is no JSON: ${(error as Error).message}`]), blocks: 0, named: [] };
  }
}
