import { orderTypes } from '@/content/order';
import { type Condition, classOf, conditionsOf, plainFields } from '@/domain/order/plain';

/** Hides a field until one of the answers is given. A browser without `:has()` drops the rule, and shows it. */
function ruleOf(condition: Condition): string {
  const [question, values] = condition;
  const answer = values.map((value) => `[value="${value}"]`).join();
  const given = `:is([name=${question}],[name=${question}]>option):is(${answer}):checked`;
  return `form:not(:has(${given})) .${classOf(condition)}{display:none}`;
}

/** The rules of `generated/asked.css`: which fields of an order show, from the table by which orders are checked. */
export function askedCss(): string {
  const conditions = orderTypes.flatMap((type) => plainFields(type)).flatMap(({ askedFor }) => conditionsOf(askedFor));
  return `@layer parts{\n${[...new Set(conditions.map(ruleOf))].join('\n')}\n}\n`;
}
