import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to where a step is begun when it appears, so that a booking needs no mouse. */
export function useFirstFocus(part: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    part.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [part, selector]);
}
