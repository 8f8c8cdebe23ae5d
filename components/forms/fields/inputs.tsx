import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import './field.css';

type Props = Readonly<{ id?: string; children: ReactNode }>;

export const ErrorMessage = ({ id, children }: Props) => (
  <p id={id} className="said said--bad">
    <Icon name="warn" />
    <span>{children}</span>
  </p>
);

export const Notice = ({ id, children }: Props) => (
  <p id={id} className="said">
    <Icon name="info" />
    <span>{children}</span>
  </p>
);

type FrameProps = Readonly<{
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  notice?: ReactNode;
}>;

export const describedBy = ({ id, error, notice }: Pick<FrameProps, 'id' | 'error' | 'notice'>): string | undefined =>
  [error && `${id}-error`, notice && `${id}-notice`].filter(Boolean).join(' ') || undefined;

type Tag = 'input' | 'textarea' | 'select';
type LabelledProps = FrameProps & Readonly<{ tag: Tag; type?: string | undefined }>;
type ControlProps<Of extends Tag> = FrameProps & Omit<ComponentProps<Of>, 'id'>;

/** Label above, then the control, then an error or a remark (DESIGN-11). */
function Labelled({ tag, id, label, hint, error, notice, ...attributes }: LabelledProps) {
  // whose attributes these are, the three below say
  const Control = tag as 'input';
  const control = (
    <Control
      {...attributes}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, error, notice })}
      className="input"
    />
  );
  return (
    <div className="field__field">
      <label className="field-label" htmlFor={id}>
        <span>{label}</span>
        {hint ? <span className="field-hint">{hint}</span> : null}
      </label>
      {tag === 'select' ? (
        <div className="field__select">
          {control}
          <Icon name="down" />
        </div>
      ) : (
        control
      )}
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
      {notice ? <Notice id={`${id}-notice`}>{notice}</Notice> : null}
    </div>
  );
}

export const TextField = (input: ControlProps<'input'>) => <Labelled tag="input" type="text" {...input} />;
export const TextArea = (textarea: ControlProps<'textarea'>) => <Labelled tag="textarea" {...textarea} />;
export const SelectField = (select: ControlProps<'select'>) => <Labelled tag="select" {...select} />;
