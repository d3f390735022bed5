import { useEffect, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { CircleAlert } from 'lucide-react';
import './field.css';

interface Words {
  label: string;
  /** Stands after the label in lighter ink: 'optional'. */
  aside?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

type InputProps = Words & Omit<ComponentPropsWithRef<'input'>, 'className'>;

/** One line of text with its label always visible; hint and error are read out together with it. */
export function TextField({ label, aside, hint, error, ...input }: InputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, aside, hint, error }}>
      <span className="field-box">
        <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, hint, error)} />
      </span>
    </FieldFrame>
  );
}

type AreaProps = Words & Omit<ComponentPropsWithRef<'textarea'>, 'className'>;

/** Several lines of text. */
export function TextArea({ label, aside, hint, error, ...area }: AreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, aside, hint, error }}>
      <span className="field-box">
        <textarea rows={3} {...area} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, hint, error)} />
      </span>
    </FieldFrame>
  );
}

interface FrameProps extends Words {
  id: string;
  children: ReactNode;
}

/** Label above, hint and error below. */
export function FieldFrame({ id, label, aside, hint, error, children }: FrameProps) {
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>{label}{aside && <span className="field-aside"> · {aside}</span>}</label>
      {children}
      {hint && <p id={`${id}-hint`} className="field-hint">{hint}</p>}
      {error && <p id={`${id}-error`} className="field-error"><CircleAlert size={18} aria-hidden="true" />{error}</p>}
    </div>
  );
}

/** The ids that describe a field, for `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** After a refused form: the first field with an error gets the focus. `attempt` counts the submits. */
export function useErrorFocus(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
