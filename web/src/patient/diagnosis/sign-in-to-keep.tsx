import { useTranslation } from '../../shell/translation.tsx';
import { SignInDialog } from '../../sign-in/sign-in-dialog.tsx';

/** Signs a visitor in over the conversation, which stays as it is. */
export default function SignInToKeep({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  return <SignInDialog open why={t('assistant.keep-sign-in')} onClose={onClose} onDone={onDone} />;
}
