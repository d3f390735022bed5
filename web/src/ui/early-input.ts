import { useEffect } from 'react';
import type { RefObject } from 'react';

const KNOWN = '_valueTracker';

/** React stores the last known value of a field here and calls no handler for an event that changes nothing. */
interface Tracked {
  readonly [KNOWN]?: { setValue(known: string): void };
}

/**
 * Passes what was typed or chosen in server-rendered fields before the script loaded to their handlers. Without it, the
 * screen would not know these values and the next render would delete them. Does nothing where the script has rendered
 * the fields.
 */
export function useReplayEarlyInput(parent: RefObject<HTMLElement | null>): void {
  useEffect(() => replay(parent.current?.querySelectorAll('input, select, textarea') ?? []), [parent]);
}

/** Does for one text field what `useReplayEarlyInput` does for those of a form. */
export function useReplayEarlyText(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => replay(field.current ? [field.current] : []), [field]);
}

/** The report of one field renders the screen, which empties the others: so all are read before the first reports. */
function replay(fields: Iterable<Element>): void {
  for (const report of [...fields].map(reportOf)) report?.();
}

/** Returns what tells the handlers of a field that was changed before the script loaded; undefined for any other. */
function reportOf(field: Element): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex: chosen } = field;
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    if (chosen === Math.max(first, 0)) return undefined;
    return () => {
      field.selectedIndex = chosen;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
    if (!field.checked || field.defaultChecked) return undefined;
    return () => {
      field.checked = true;
      // A plain event: a mouse event would press the field again.
      tell(field, 'false', 'click');
    };
  }
  // A script may not set the value of a file field, and need not: React passes on every change of one.
  if (field instanceof HTMLInputElement && field.type === 'file') {
    if (!field.files?.length) return undefined;
    return () => void field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value: typed, defaultValue: known } = field;
    if (field.type === 'hidden' || typed === known) return undefined;
    return () => {
      field.value = typed;
      tell(field, known, 'input');
    };
  }
  return undefined;
}

function tell(field: Element & Tracked, known: string, event: 'click' | 'input'): void {
  field[KNOWN]?.setValue(known);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
