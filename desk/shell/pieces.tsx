import { type ComponentProps, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { sureField } from '../acts/act';
import { FormFields } from '../form/form';
import { type Fields, hasFiles } from '../form/kinds';
import { Row } from '../list/row';
import { Fold, Hidden, PostForm } from './parts';
import { StreamItem } from './stream-item';
import { DeskContext, useDesk } from './use-desk';

type Of = Readonly<{ of: Pieces }>;

/** A part of a page; one in which nothing stands is not drawn. */
type Part = Of &
  Readonly<{ heading: string; id?: string; count?: number; more?: Readonly<{ to: string; name: string }> }>;

type Fact = readonly [label: ReactNode, text: ReactNode];

type Split = Readonly<{ split: '' | 'even' | 'late'; of: readonly (Piece | Pieces)[] }>;

/** Something that can be done: its name, what it means, and its form. `open`: where that was refused; `group`: of which one is open. */
type Folded = Of &
  Readonly<{ fold: string; means?: string; id?: string; kind?: string; open?: boolean; group?: string }>;

/** A form and the address that it is sent to, of which the last part names its act. `hidden`: what it sends besides; `of`: what stands below its fields. */
type Form = Readonly<{
  form: string;
  fields?: Fields;
  after?: ComponentProps<typeof FormFields>['after'];
  hidden?: Readonly<Record<string, string | number>>;
  id?: string;
  className?: string;
  of?: Pieces;
}> &
  Readonly<{ [data: `data-${string}`]: string }>;

/** `empty`: what is said where there is none. */
type Rows = Readonly<{ rows: readonly (ComponentProps<typeof Row> | false)[]; isPart?: boolean; empty?: string }>;

type Filters = Readonly<{
  filters: readonly Readonly<{ to: string; name: string; count: number; isOn: boolean }>[];
  label: string;
  isStrip?: boolean;
}>;

/** What a page is made of, in its order. What is a picture, and what stands on one screen alone, is an element. */
type Described =
  | Part
  | Split
  | Folded
  | Form
  | ComponentProps<typeof FormFields>
  | (Omit<ComponentProps<typeof PostForm>, 'name'> & Readonly<{ press: string }>)
  | Readonly<{ facts: readonly (Fact | false)[]; isSums?: boolean }>
  | Rows
  | Filters
  | Readonly<{ stream: readonly ComponentProps<typeof StreamItem>[] }>
  | Readonly<{ links: Readonly<Record<string, string>> }>
  | Readonly<{ buttons: readonly ReactNode[] }>
  | Readonly<{ note: ReactNode }>;
export type Piece = Described | ReactElement | string | false | null | undefined;
export type Pieces = readonly Piece[];

/** @param head its heading alone, or with what else stands there */
export const part = (head: string | Omit<Part, 'of'>, of: Pieces): Part =>
  typeof head === 'string' ? { heading: head, of } : { ...head, of };
export const fold = (
  { name, ...head }: Omit<Folded, 'of' | 'fold'> & Readonly<{ name: string }>,
  of: Pieces,
): Folded => ({
  fold: name,
  ...head,
  of,
});
export const split = (kind: Split['split'], ...of: Split['of']): Split => ({ split: kind, of });

const all = (elements: readonly ReactNode[]) => createElement(Fragment, null, ...elements);

/** Labels and what they stand for; without what is empty. `isSums`: amounts, the last one their sum. */
function factList(facts: readonly (Fact | false)[], isSums = false) {
  const shown = facts.filter((fact) => fact !== false).filter(([, text]) => text !== '' && text !== null);
  return (
    <dl className={isSums ? 'facts facts--sums' : 'facts'}>
      {all(
        shown.map(([label, text]) => (
          <div>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        )),
      )}
    </dl>
  );
}

function Posted({ form, fields = {}, hidden = {}, after = {}, of = [], ...attributes }: Form) {
  const desk = useDesk();
  const act = form.replace(/#.*/, '').split('/').at(-1) ?? '';
  const tried = desk.tried?.act === act ? desk.tried : null;
  return (
    <DeskContext value={{ ...desk, act, tried }}>
      <form method="post" action={form} encType={hasFiles(fields) ? 'multipart/form-data' : undefined} {...attributes}>
        <Hidden fields={hidden} />
        {tried?.form.values[sureField]?.map((sure) => (
          <Hidden key={sure} fields={{ [sureField]: sure }} />
        ))}
        <FormFields fields={fields} after={after} />
        {drawn(of)}
      </form>
    </DeskContext>
  );
}

const isDescribed = (piece: Piece): piece is Described =>
  typeof piece === 'object' && piece !== null && !isValidElement(piece);

const isColumn = (side: Piece | Pieces): side is Pieces => Array.isArray(side);

function isEmpty(piece: Piece): boolean {
  if (!isDescribed(piece)) return !piece;
  if ('facts' in piece) return piece.facts.every((fact) => !fact);
  if ('rows' in piece) return piece.rows.every((row) => !row) && !piece.empty;
  if ('stream' in piece) return piece.stream.length === 0;
  return 'heading' in piece && piece.of.every(isEmpty);
}

function draw(piece: Piece): ReactNode {
  if (!isDescribed(piece)) return piece;
  if (isEmpty(piece)) return null;
  if ('heading' in piece) {
    const { heading, id, count, more, of } = piece;
    return (
      <section className="part" id={id}>
        <div className="part-head line">
          <h2>{heading}</h2>
          {count !== undefined && <span className="part-count">{count}</span>}
          {more && (
            <a className="part-more target" href={more.to}>
              {more.name}
            </a>
          )}
        </div>
        {drawn(of)}
      </section>
    );
  }
  if ('split' in piece)
    return (
      <div className={piece.split ? `split split--${piece.split}` : 'split'}>
        {all(piece.of.map((side) => (isColumn(side) ? <div>{drawn(side)}</div> : draw(side))))}
      </div>
    );
  if ('buttons' in piece) return <div className="btns g2h wraps field">{all(piece.buttons)}</div>;
  if ('note' in piece) return <p className="part-note">{piece.note}</p>;
  if ('facts' in piece) return factList(piece.facts, piece.isSums);
  if ('filters' in piece)
    return (
      <nav className={piece.isStrip ? 'chips chips--strip' : 'chips t4'} aria-label={piece.label}>
        {all(
          piece.filters.map(({ to, name, count, isOn }) => (
            <a className="chip" href={to} aria-current={isOn ? 'page' : undefined}>
              {name} <span className="chip-n">{count}</span>
            </a>
          )),
        )}
      </nav>
    );
  if ('rows' in piece && piece.rows.length === 0) return <p className="part-note">{piece.empty}</p>;
  if ('rows' in piece)
    return (
      <ul className={piece.isPart ? 'part' : undefined}>{all(piece.rows.map((row) => row && <Row {...row} />))}</ul>
    );
  if ('stream' in piece) return <ol>{all(piece.stream.map((item) => <StreamItem {...item} />))}</ol>;
  if ('links' in piece)
    return (
      <p className="wraps g0-6">
        {all(
          Object.entries(piece.links).map(([to, name]) => (
            <a className="link" href={to}>
              {name}
            </a>
          )),
        )}
      </p>
    );
  if ('press' in piece) {
    const { press, ...form } = piece;
    return <PostForm name={press} {...form} />;
  }
  if ('fold' in piece) {
    const { fold, means, group, open, of, ...rest } = piece;
    return (
      <Fold heading={fold} name={group} open={open} {...rest}>
        {means && <p className="act-means">{means}</p>}
        <div className="act-body">{drawn(of)}</div>
      </Fold>
    );
  }
  return 'form' in piece ? <Posted {...piece} /> : <FormFields {...piece} />;
}

export const drawn = (pieces: Pieces) => all(pieces.map(draw));
