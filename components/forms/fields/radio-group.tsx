import { startTransition, useOptimistic } from 'react';
import { Radios, type RadiosProps } from './radios';

function useAtOnce<Shown, Choice extends Shown>(
  value: Shown,
  change: (choice: Choice) => void,
): readonly [Shown, (choice: Choice) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (choice: Choice) =>
    startTransition(() => {
      show(choice);
      change(choice);
    });
  return [shown, choose];
}

type Props<Value extends string | number> = RadiosProps<Value> & Required<Pick<RadiosProps<Value>, 'onChoose'>>;

export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const [chosen, choose] = useAtOnce(props.chosen, props.onChoose);
  return <Radios {...props} chosen={chosen} onChoose={choose} />;
}
