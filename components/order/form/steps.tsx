import { Ring } from '@/components/ui/ring';
import './steps.css';
import type { OrderWords } from '../words';

const names = ['params', 'delivery', 'order'] as const;

/**
 * Three steps that show progress. They are no links, because everything is on one page (DESIGN-10). `done` counts the
 * filled ones.
 */
export const Steps = ({ words, done }: { words: OrderWords; done: number }) => (
  <ol className="steps__steps" aria-label={words.steps.label}>
    {names.map((name, index) => (
      <li key={name} data-chosen={index < done ? '' : undefined} aria-current={index === done ? 'step' : undefined}>
        <Ring size="small" />
        {words.steps[name]}
        <span className="visually-hidden"> ({index < done ? words.steps.done : words.steps.todo})</span>
      </li>
    ))}
  </ol>
);
