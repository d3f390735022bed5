import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

/** A dialog that comes up from the thumb's edge on a phone and stands in the middle on a desktop. */
export function Sheet(props: Omit<DialogProps, 'look'>) {
  return <Dialog {...props} look="sheet" />;
}
