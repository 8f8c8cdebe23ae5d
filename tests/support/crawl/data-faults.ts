import Validator from '@adobe/structured-data-validator';
import type { Visited } from './visit';
import { vocabulary } from './vocabulary';

type Node = Readonly<Record<string, unknown>>;

const validator = new Validator(vocabulary());

/** The blocks of structured data of a page, read as JSON. @throws if one is none */
export const blocksOf = ({ $ }: Visited): readonly Node[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Node);

const nodesOf = (block: Node): readonly Node[] => (block['@graph'] as readonly Node[] | undefined) ?? [block];

/** Every address inside the site that a block names. */
export function addressesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && ['url', 'contentUrl', 'item', 'image', 'license', 'acquireLicensePage'].includes(key)
      ? [value]
      : addressesIn(value),
  );
}

/** What schema.org does not know in a page's blocks, and what search engines cannot do without. */
export async function dataFaults(page: Visited): Promise<readonly string[]> {
  let blocks: readonly Node[];
  try {
    blocks = blocksOf(page);
  } catch (error) {
    return [`${page.path} has structured data that is no JSON: ${(error as Error).message}`];
  }
  if (blocks.some((block) => block['@context'] !== 'https://schema.org'))
    return [`${page.path} names another vocabulary`];
  const byType = Map.groupBy(blocks.flatMap(nodesOf), (node) => String(node['@type']));
  const jsonld = Object.fromEntries([...byType].map(([type, nodes]) => [type, [...nodes]]));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => `${page.path} has structured data with a fault: ${issueMessage}`);
}
