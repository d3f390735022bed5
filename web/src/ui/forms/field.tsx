import { useEffect, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { CircleAlert } from 'lucide';
import { Icon } from '../icon.tsx';
import './field.css';

interface Words {
  label: string;
  /** Shown after the label in a lighter colour, such as 'optional'. */
  aside?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

type InputProps = Words & Omit<ComponentPropsWithRef<'input'>, 'className'>;

/** A text field with a visible label. Screen readers announce hint and error with it. */
export function TextField({ label, aside, hint, error, ...input }: InputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, aside, hint, error }}>
      <span className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
      </span>
    </FieldFrame>
  );
}

type AreaProps = Words & Omit<ComponentPropsWithRef<'textarea'>, 'className'>;

/** A text field with several lines. */
export function TextArea({ label, aside, hint, error, ...area }: AreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, aside, hint, error }}>
      <span className="field-box">
        <textarea
          rows={3}
          {...area}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
      </span>
    </FieldFrame>
  );
}

interface FrameProps extends Words {
  id: string;
  children: ReactNode;
}

/** The frame of a field: label above, hint and error below. */
export function FieldFrame({ id, label, aside, hint, error, children }: FrameProps) {
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {aside && <span className="field-aside"> · {aside}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon node={CircleAlert} size={18} />
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the ids of hint and error for `aria-describedby`, undefined if there are none. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Moves the focus to the first field with an error after each submit. `attempt` counts the submits. */
export function useErrorFocus(form: RefObject<HTMLElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
