import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlOf, endOfSection } from './fields';

type Props = Readonly<{ row: string; label: string; onBack: () => void }>;

/** Enter in a line would place the order, and a radio button's too; where it has a meaning of its own it keeps it. */
const goesBack = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' || (key === 'Enter' && target instanceof HTMLInputElement);

/** At the end of the section whose answer is changed: back to the row. Enter and Escape in the section do the same. */
export function BackLink({ row, label, onBack }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(endOfSection(row)), [row]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const within = event.target instanceof Node && place?.parentElement?.contains(event.target);
    if (event.defaultPrevented || !within || !goesBack(event) || !controlOf(row)) return;
    event.preventDefault();
    onBack();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return place && createPortal(<Button onClick={onBack}>{label}</Button>, place);
}
