import { orderTypes } from '@/content/order';
import { materials } from '@/content/terms';
import { askable, type Condition, chosen, classOf, waitsFor } from '@/domain/order/asked';

/** Hides a field until one of the answers is given. A browser without `:has()` drops the rule, and shows it. */
const ruleOf = (kind: 'asked' | 'waits', condition: Condition): string => {
  const [question, values] = condition;
  const answer = values.map((value) => `[value="${value}"]`).join();
  const checked = `:is([name=${question}],[name=${question}]>option):checked`;
  const given = `${checked}:is(${answer})`;
  const other = `${checked}:not(${answer})`;
  // of radio buttons no answer is none of the others
  const isMissing = values.includes('') ? `:has(${other})` : `:not(:has(${given}))`;
  return `form${isMissing} .${classOf(kind, condition)}{display:none}`;
};

/** Which fields of an order show, from the table by which orders are checked. What waits for an answer is hidden where no script disables it. */
export function askedCss(): string {
  const waiting = orderTypes.flatMap((type) =>
    askable(type, type === 'picture' ? 'print' : null).map((field) => waitsFor(field, type)),
  );
  const rules = (kind: 'asked' | 'waits', conditions: readonly Condition[]) =>
    [...new Set(conditions.map((condition) => ruleOf(kind, condition)))].join('\n');
  const asked = rules('asked', [
    ...waiting.flatMap(({ shows }) => shows),
    ...materials.map(({ medium }) => chosen(medium)),
  ]);
  const waits = rules(
    'waits',
    waiting.flatMap(({ enabled }) => enabled),
  );
  return `@layer parts{\n${asked}\n@media (scripting:none){\n${waits}\n}\n}\n`;
}
