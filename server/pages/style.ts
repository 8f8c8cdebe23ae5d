import { orderTypes } from '@/content/order';
import { type AskedFor, type Deciding, plainFields } from '@/domain/order/plain';

type Condition = readonly [question: Deciding, values: readonly string[]];

const conditionsOf = (askedFor: AskedFor): readonly Condition[] =>
  Object.entries(askedFor).map(([question, values]) => [question as Deciding, values]);

const classOf = ([question, values]: Condition): string => [question, ...values].join('-');

/** The classes of a question that some answers to others make irrelevant. */
export const classesOf = (askedFor: AskedFor): readonly string[] => conditionsOf(askedFor).map(classOf);

/** Hides a question until one of the answers is given. A browser without `:has()` drops the rule, and shows it. */
function ruleOf(condition: Condition): string {
  const [question, values] = condition;
  const answer = values.map((value) => `[value="${value}"]`).join();
  return `.plain:not(:has(:is([name=${question}],[name=${question}]>option):is(${answer}):checked)) .${classOf(condition)}{display:none}`;
}

const asked = orderTypes.flatMap((type) => plainFields(type)).flatMap(({ askedFor }) => conditionsOf(askedFor));
const rules = new Set(asked.map(ruleOf));

const f = '.plain';

/** What the site's own style sheets do not know of these forms and pages. Without the sheets they read well all the same. */
export const style = [
  // the form that needs script
  '[inert]{display:none}',
  '.plain-page{max-width:46rem;margin:0 auto;padding:clamp(1.75rem,4vw,4rem) var(--gutter,1rem) var(--s9,4rem)}',
  '.plain-page h1{font:400 var(--fs-h1,2rem)/1.06 var(--f-display,serif);letter-spacing:-.018em;overflow-wrap:break-word;text-wrap:balance}',
  '.plain-page h1 span{display:block}',
  '.plain-page h1+*{margin-top:1rem}',
  '.plain-page .eyebrow{margin-bottom:.25rem}',
  `${f} fieldset{min-width:0;margin:1.5rem 0 0;padding:0;border:0;display:grid;gap:1.25rem 1rem}`,
  `${f} fieldset:has(legend){margin-top:var(--s7,3rem);padding-top:1.125rem;border-top:2px solid var(--ink)}`,
  // a legend that floats stands under the rule, not in it
  `${f} legend{float:left;width:100%;padding:0;font:400 var(--fs-h3,1.5rem)/1.2 var(--f-display,serif)}`,
  `${f} .row{min-width:0;clear:both}`,
  `${f} .lab{display:block;margin-bottom:.5rem;font-size:var(--fs-small,1rem);font-weight:600;line-height:1.35}`,
  `@supports selector(:has(a)){${f} .of{display:none}}`,
  `${f} :is(input:not([type=radio],[type=checkbox],[type=hidden],.visually-hidden),select,textarea){box-sizing:border-box;display:block;width:100%;min-height:3rem;padding:.6875rem .875rem;font:inherit;color:inherit;background:var(--primer);border:1px solid var(--edge);border-radius:var(--r1,2px)}`,
  `${f} [type=file]+.hint,${f} .hint+input,${f} input+input{margin-top:.75rem}`,
  `${f} .hint{margin-top:.5rem;font-size:var(--fs-small,1rem);color:var(--graphite)}`,
  `${f} select{max-width:var(--dropdown-w,18.75rem)}`,
  `${f} option{color:var(--ink);background:var(--primer)}`,
  `${f} textarea{min-height:8rem;resize:vertical}`,
  `${f} .choice{display:flex;align-items:center;gap:.75rem;min-height:var(--target,2.75rem);width:fit-content;cursor:pointer}`,
  `${f} .choice input{flex:none;width:1.375rem;height:1.375rem;margin:0;accent-color:var(--dot)}`,
  `${f} .total{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:.25rem 1rem;margin:var(--s7,3rem) 0 1rem;padding:1rem 0;border-block:1px solid var(--line)}`,
  `${f} .total b{font:400 2.25rem/1 var(--f-display,serif);white-space:nowrap}`,
  `${f} .acts,.plain-page .acts{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;margin-top:1.5rem}`,
  `${f} .cap{margin-top:1rem}`,
  `${f} .total .cap{margin:0}`,
  `${f} button,.plain-page .acts a{display:inline-flex;align-items:center;justify-content:center;gap:.75rem;min-height:3rem;padding:.625rem 1.375rem;font:inherit;font-weight:550;line-height:1.2;text-decoration:none;color:var(--on-ink);background:var(--ink);border:2px solid var(--ink);border-radius:var(--r1,2px);cursor:pointer}`,
  '.plain-page .acts a+a{color:inherit;background:transparent}',
  `:is(${f},.plain-page) .ring{flex:none;position:relative;width:1.125rem;height:1.125rem;border:2px solid;border-radius:50%}`,
  `:is(${f},.plain-page) :is(button,a):is(:hover,:focus-visible)>.ring{background:var(--dot-on-ink);border-color:var(--dot-on-ink)}`,
  `${f} .wrong{display:flex;gap:.5rem;align-items:flex-start;margin-top:.5rem;color:var(--err);font-size:var(--fs-small,1rem);font-weight:550;line-height:1.4}`,
  `${f} .wrong svg{flex:none;margin-top:.1em}`,
  `${f} :is(input,select,textarea)[aria-invalid=true]{border:2px solid var(--err)}`,
  '.plain-page .problem{margin-top:1.5rem;padding:1.25rem 1.5rem;background:var(--err-wash);border:2px solid var(--err)}',
  '.problem h2{font:400 var(--fs-h3,1.5rem)/1.2 var(--f-display,serif);color:var(--err)}',
  '.problem a{display:inline-flex;align-items:center;min-height:var(--target-min,1.5rem)}',
  '.problem li{margin-top:.25rem}',
  '.problem p{margin-top:.75rem;font-size:var(--fs-small,1rem)}',
  '.plain-page .reference{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem;margin-top:1.5rem;padding:1rem 0;border-block:2px solid var(--ink)}',
  '.plain-page .number{font-size:1.375rem;font-weight:600}',
  '.plain-page .reference+p{margin-top:1rem}',
  // one below the other where the letters are large, too
  `@media (width>30rem){${f} fieldset{grid-template-columns:1fr 1fr}${f} fieldset>:not(.half){grid-column:1/-1}}`,
  ...rules,
].join('');
