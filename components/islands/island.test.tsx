import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from './island';

const Greeting = ({ name, sign }: { name: string; sign: React.ReactNode }) => (
  <p>
    {name} {sign}
  </p>
);

test('an island says its name, its props and what the server wrote inside', () => {
  const html = renderToStaticMarkup(
    <Island name="greeting" of={Greeting} props={{ name: 'A "B"' }} slots={{ sign: <b>!</b> }} holds />,
  );
  expect(html).toBe(
    '<react-island class="unboxed" data-name="greeting" data-holds="" data-props="{&quot;name&quot;:&quot;A \\&quot;B\\&quot;&quot;}"><p>A &quot;B&quot; <x-slot class="unboxed" data-slot="sign"><b>!</b></x-slot></p></react-island>',
  );
});

const Dated = (_: { day: Date }) => null;
const Shown = (_: { items: { icon: React.ReactNode }[] }) => null;

/** Held by `tsc`: it reports a line that would compile. */
test('props that JSON would not give back are refused by their type', () => {
  // @ts-expect-error a date
  expect(<Island name="dated" of={Dated} props={{ day: new Date(0) }} />).toBeDefined();
  // @ts-expect-error an element
  expect(<Island name="shown" of={Shown} props={{ items: [{ icon: <i /> }] }} />).toBeDefined();
});
