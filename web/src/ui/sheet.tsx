import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

/** A dialog that slides up from the lower edge on a phone and is centred on a desktop. */
export function Sheet(props: Omit<DialogProps, 'look'>) {
  return <Dialog {...props} look="sheet" />;
}
