import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { X } from 'lucide';
import { Icon } from './icon.tsx';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a press outside the dialog; not when `open` becomes false. */
  onClose: () => void;
  title: string;
  /** Name of the close button for screen readers. */
  closeLabel: string;
  children: ReactNode;
  look?: 'dialog' | 'sheet' | 'panel' | undefined;
}

/** Where somebody begins to type or to choose. */
const FIELD =
  '.dialog-body > :not(header) :is(input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [readonly]), select, textarea):not(:disabled)';

/** On glass the keyboard would cover what the dialog says. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/**
 * The browser's modal dialog. It keeps the focus inside, closes on Escape and returns the focus afterwards. With a
 * keyboard the focus goes to its first field. Its content is rendered only while it is open.
 */
export function Dialog({ open, onClose, title, closeLabel, children, look = 'dialog' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    // The browser keeps the scroll position of the last time; start at the top.
    dialog.scrollTop = 0;
    if (!isTouched()) dialog.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, [open]);
  // The browser also reports that it has closed what the page closed itself: that is not the person's wish.
  const closed = () => {
    if (open && box.current?.open === false) onClose();
  };
  const pressBeside = (event: MouseEvent) => {
    if (event.target === box.current) onClose();
  };
  return (
    // A press on the backdrop targets the dialog element. Escape does the same from the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={box} className={look} aria-labelledby={heading} onClose={closed} onMouseDown={pressBeside}>
      {open && (
        <div className="dialog-body">
          <header className="dialog-head">
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
              <Icon node={X} size={24} />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
