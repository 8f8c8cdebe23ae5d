import { renderToStaticMarkup } from 'react-dom/server';
import type { Context } from '../../acts/act';
import { lastPublication, type Publication, steps } from '../../publication';
import { Icon, Ring } from '../../shell/parts';
import type { Page, Screen } from '../screen';

const stepsPath = '/publish/steps';

const Steps = ({ words, step }: Pick<Context, 'words'> & Pick<Publication, 'step'>) => {
  const at = step === null ? -1 : steps.indexOf(step);
  return (
    <ol className="grid t4">
      {steps.map((one, index) => (
        <li
          key={one}
          className={`target g3${index > at ? ' quiet' : ''}`}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at ? <Icon name="tick" isSmall /> : <Ring isTurning={index === at} />}
          {words(`desk.publish.steps.${one}`)}
        </li>
      ))}
    </ol>
  );
};

/** While it runs: the steps, which the desk's script asks for again and again; without script she looks herself. */
export function running({ words }: Context, publication: Publication): Page {
  return {
    title: words('desk.publish.runs'),
    sub: words('desk.publish.runsMeans'),
    place: 'publish',
    isNarrow: true,
    back: 'site',
    main: [
      <div data-steps={stepsPath}>
        <Steps words={words} {...publication} />
      </div>,
      <p className="visually-hidden" role="status" />,
      <noscript>
        <a className="link" href="/publish">
          {words('desk.publish.lookAgain')}
        </a>
      </noscript>,
    ],
  };
}

export const publishSteps: Screen = {
  path: stepsPath,
  async show({ words, folder }) {
    const publication = lastPublication(folder);
    const isRunning = publication?.state === 'runs';
    return {
      type: 'text/html; charset=utf-8',
      bytes: isRunning ? renderToStaticMarkup(<Steps words={words} {...publication} />) : '',
    };
  },
};
