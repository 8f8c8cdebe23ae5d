import { renderToStaticMarkup } from 'react-dom/server';
import { Act, type ActOn, Island } from './island';
import { slotted } from './slotted';

const Greeting = ({ name, sign }: { name: string; sign: React.ReactNode }) => (
  <p>
    {name} {sign}
  </p>
);
Greeting.island = 'greeting';
const nothing: ActOn<object> = () => () => undefined;

test('an island says its name, its props and what the server wrote inside', () => {
  const html = renderToStaticMarkup(
    <Island of={Greeting} props={{ name: 'A "B"' }} slots={slotted({ sign: <b>!</b> })} wakes="input" fetches="idle" />,
  );
  expect(html).toBe(
    '<x-island class="unboxed" data-island="greeting" data-holds="button, [type=radio], [type=checkbox]" data-wakes="input" data-fetches="idle" data-props="{&quot;name&quot;:&quot;A \\&quot;B\\&quot;&quot;}"><p>A &quot;B&quot; <x-slot class="unboxed" data-slot="sign"><b>!</b></x-slot></p></x-island>',
  );
});

const Dated = (_: { day: Date }) => null;
const Shown = (_: { items: { icon: React.ReactNode }[] }) => null;

/** Held by `tsc`: it reports a line that would compile. */
test('props that JSON would not give back are refused by their type', () => {
  // @ts-expect-error a date
  expect(<Island of={Dated} props={{ day: new Date(0) }} wakes="now" />).toBeDefined();
  // @ts-expect-error an element
  expect(<Island of={Shown} props={{ items: [{ icon: <i /> }] }} wakes="now" />).toBeDefined();
});

test('what has no name is refused', () => {
  expect(() => renderToStaticMarkup(<Act of={nothing} props={{}} wakes="now" />)).toThrow('An island needs a name');
});
