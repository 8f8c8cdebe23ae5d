// Prints the story's page as the server writes it, but for its script.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '@/components/islands/island';
import { Counter } from './counter.island';
import { Message } from './message.island';

const note = (
  <i>
    As the server wrote it, <b data-inside>word for word</b>
  </i>
);

process.stdout.write(
  renderToString(
    <StrictMode>
      <Island name="message" of={Message} props={{ label: 'Message' }} slots={{ note }} />
      <Island name="counter" of={Counter} props={{ from: 1 }} holds />
      <studio-asker>
        <button type="button">Ask</button>
      </studio-asker>
    </StrictMode>,
  ),
);
