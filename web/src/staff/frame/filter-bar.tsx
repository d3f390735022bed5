import { useRef } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import './frame-pieces.css';

interface FilterBarProps {
  /** How many rows the filter finds, in words; undefined while that is not known. */
  found?: string | undefined;
  /** Clears the filters. The button is there only while something is filtered. */
  onReset?: (() => void) | undefined;
  /** What can be done with the whole list, such as exporting it. */
  actions?: ReactNode;
  /** The fields. They filter at once, so the form has no button. */
  children: ReactNode;
}

/** The filters above a list, with how many rows they find. Keep their values with `useFilters`. */
export function FilterBar({ found, onReset, actions, children }: FilterBarProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  return (
    <>
      <form ref={form} method="post" className="list-filter" role="search" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
      {(found !== undefined || onReset || actions !== undefined) && (
        <div className="list-found">
          <p role="status">{found}</p>
          <span className="row">
            {onReset && (
              <Button look="quiet" onClick={onReset}>
                <Icon node={X} size={18} />
                {t('staff.reset')}
              </Button>
            )}
            {actions}
          </span>
        </div>
      )}
    </>
  );
}
