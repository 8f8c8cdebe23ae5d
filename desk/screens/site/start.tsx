import type { Context } from '../../acts/act';
import { unpublished } from '../../publication';
import { ButtonLink, Icon } from '../../shell/parts';
import { fileOf } from '../../works/checkout';
import { worksOf } from '../../works/found';
import type { Screen } from '../screen';

type Step = Readonly<{
  name: 'me' | 'seller' | 'works' | 'prices' | 'terms' | 'lessons' | 'publish';
  to: string;
  isDone: boolean;
  n?: number;
}>;

export function stepsTo(context: Context): readonly Step[] {
  const { sample, seller, bankAccount } = fileOf(context, 'artist.json');
  const isOwn = (file: 'prices.json' | 'terms.json' | 'lessons.json'): boolean => !fileOf(context, file).sample;
  const samples = worksOf(context).filter(({ work }) => work.sample).length;
  return [
    { name: 'me', to: '/me', isDone: !sample },
    { name: 'seller', to: '/me', isDone: Boolean(seller.address && bankAccount) },
    { name: 'works', to: '/works', isDone: samples === 0, n: samples },
    { name: 'prices', to: '/prices#prices', isDone: isOwn('prices.json') },
    { name: 'terms', to: '/prices#terms', isDone: isOwn('terms.json') },
    { name: 'lessons', to: '/prices#lessons', isDone: isOwn('lessons.json') },
    { name: 'publish', to: '/publish', isDone: unpublished(context)?.length === 0 },
  ];
}

export const start: Screen = {
  path: '/start',
  async show(context) {
    const { words } = context;
    const steps = stepsTo(context);
    return {
      title: words('desk.start.title'),
      sub: words('desk.start.means', { n: steps.filter(({ isDone }) => isDone).length, all: steps.length }),
      place: 'site',
      back: 'site',
      isNarrow: true,
      main: [
        <ol className="todo part">
          {steps.map(({ name, to, isDone, n = 0 }, at) => (
            <li key={name} className={`todo-one ruled mid grid${isDone ? ' todo-one--done' : ''}`}>
              <span className="todo-ring stack strong" aria-hidden="true">
                {isDone ? <Icon name="tick" isSmall /> : at + 1}
              </span>
              <span className="todo-name strong">
                {words(`desk.start.steps.${name}.name`)}
                {isDone && <span className="visually-hidden">, {words('desk.start.done')}</span>}
              </span>
              <span className="todo-say">{words(`desk.start.steps.${name}.means`, { n })}</span>
              <ButtonLink to={to} isLine isSmall>
                {words(`desk.start.steps.${name}.go`)}
              </ButtonLink>
            </li>
          ))}
        </ol>,
      ],
    };
  },
};
