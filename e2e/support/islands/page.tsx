// Prints the story's page as the server writes it, but for the loader.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Act, Island } from '@/components/islands/island';
import { slotted } from '@/components/islands/slotted';
import { ask } from './asker.browser';
import { Counter } from './counter.island';
import { lightLamp } from './lamp.browser';
import { Message } from './message.island';

const note = (
  <i>
    As the server wrote it, <b data-inside>word for word</b>
  </i>
);
const press = <button type="button">Press</button>;

process.stdout.write(
  renderToString(
    <StrictMode>
      <Island of={Message} props={{ label: 'Message' }} slots={slotted({ note })} wakes="input" />
      <Island of={Counter} props={{ from: 1 }} wakes="idle" fetches="now" holds="a, button" />
      <Act of={lightLamp} props={{ step: 1 }} wakes="now" holds="button" className="lamp">
        {press}
      </Act>
      <Act of={ask} props={{}} wakes="input" className="asker">
        {press}
      </Act>
    </StrictMode>,
  ),
);
