import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronDown } from 'lucide';
import { Icon } from '../icon.tsx';
import { FieldFrame, describedBy } from './field.tsx';

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The native select of the device, styled, because people know it and it opens fast. */
export function Select({ label, hint, error, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, hint, error }}>
      <span className="field-box select-box">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        >
          {children}
        </select>
        <Icon node={ChevronDown} size={20} />
      </span>
    </FieldFrame>
  );
}
