import { Fields } from '@/components/forms/fields/fields';
import { Notice } from '@/components/forms/notice';
import type { FormPart } from '@/domain/order/form';
import { missing, needed } from '@/domain/order/needs';
import { readSize } from '@/domain/order/size';
import { sidesOf } from '@/domain/order/size-words';
import { fill } from '@/i18n/fill';
import { bind } from '@/i18n/typography';
import { OrderField } from './order-field';
import './order-part.css';
import { type PartProps, rowsIn, type ShownRow } from './order-rows';
import { Section } from './section';

/** Says how a typed size is understood, or that it is kept as it stands. */
function ReadSize({ words, locale, inHand }: PartProps) {
  const read = readSize(inHand.draft);
  const said =
    read === 'unread' ? words.sizeUnread : read === 'open' ? '' : fill(words.sizeRead, { size: sidesOf(read, locale) });
  return <div aria-live="polite">{said ? <Notice>{bind(said, locale)}</Notice> : null}</div>;
}

const isSide = ({ id }: ShownRow): boolean => id === 'width' || id === 'height';

type Props = PartProps & Readonly<{ name: FormPart; title: string; aside?: string }>;

/** A part of the form with the fields that show. A size of one's own is free text without a unit (ORDER-4). */
export function OrderPart({ name, title, aside, ...part }: Props) {
  const { draft } = part.inHand;
  const rows = rowsIn(name, part);
  if (rows.length === 0) return null;
  const has = (id: string) => rows.some((row) => row.id === id);
  const show = (row: ShownRow) => <OrderField key={row.id} row={row} {...part} />;
  const sides = ({ id }: ShownRow) =>
    id === 'width' && (
      <div key={id} className="order-part__sides">
        <Fields rows={rows.filter(isSide)}>{show}</Fields>
        <ReadSize {...part} />
      </div>
    );
  return (
    <Section
      title={title}
      words={part.words}
      aside={aside}
      done={needed(draft).some(has) ? !missing(draft).some(has) : undefined}
    >
      {name === 'delivery' ? (
        <Fields rows={rows}>{show}</Fields>
      ) : (
        rows.map((row) => (isSide(row) ? sides(row) : show(row)))
      )}
    </Section>
  );
}
