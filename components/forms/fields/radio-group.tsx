import { useAtOnce } from '../use-at-once';
import { Radios, type RadiosProps } from './radios';

type Props<Value extends string | number> = RadiosProps<Value> & Required<Pick<RadiosProps<Value>, 'onChoose'>>;

/** Radio buttons whose choice shows at once, before what follows from it. */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const [chosen, choose] = useAtOnce(props.chosen, props.onChoose);
  return <Radios {...props} chosen={chosen} onChoose={choose} />;
}
