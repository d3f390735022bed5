import type { MeBody } from '../../api/identity.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInDialogProps {
  open: boolean;
  /** Why signing in is asked for here. */
  why: string;
  onClose: () => void;
  onDone: (me: MeBody) => void;
}

/** Signing in without leaving what one was about to do (PAT-CARD-10). */
export function SignInDialog({ open, why, onClose, onDone }: SignInDialogProps) {
  const { t } = useSpeech();
  return (
    <Sheet open={open} onClose={onClose} title={t('sign-in.title')} closeLabel={t('dialog.close')}>
      <p className="muted">{why}</p>
      <SignInForm failed="sign-in.failed-short" onDone={onDone} />
    </Sheet>
  );
}
