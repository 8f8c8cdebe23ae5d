import type { ReactNode } from 'react';
import './numbered-steps.css';

export const NumberedSteps = ({ steps }: { steps: readonly { key: string; words: ReactNode }[] }) => (
  <ol className="numbered-steps__steps">
    {steps.map(({ key, words }) => (
      <li key={key}>
        <span>{words}</span>
      </li>
    ))}
  </ol>
);
