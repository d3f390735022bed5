import type { MeBody } from '../api/identity.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInDialogProps {
  open: boolean;
  /** The sentence that says why signing in is needed. */
  why: string;
  onClose: () => void;
  onDone: (me: MeBody) => void;
}

/** Sign-in as a dialog, so that the person stays on the page (PAT-CARD-10). */
export function SignInDialog({ open, why, onClose, onDone }: SignInDialogProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={t('sign-in.title')} closeLabel={t('dialog.close')}>
      <p className="muted">{why}</p>
      <SignInForm failed="sign-in.failed-short" onDone={onDone} />
    </Sheet>
  );
}
