import { useState } from 'react';
import { LogOut, Trash2 } from 'lucide-react';
import { problemText } from '../../api/problem-text.ts';
import { useSignOut } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { EraseAccount } from './erase-account.tsx';

/** Log out and delete my account, the two ways to leave. */
export function AccountEnd() {
  const { t } = useSpeech();
  const [erasing, setErasing] = useState(false);
  return (
    <section className="stack" aria-label={t('more.leave')}>
      <SignOut />
      <Button look="quiet" className="danger-quiet" onClick={() => setErasing(true)}><Trash2 size={20} aria-hidden="true" />{t('more.erase')}</Button>
      <Sheet open={erasing} onClose={() => setErasing(false)} title={t('erase.title')} closeLabel={t('dialog.close')}>
        {erasing && <EraseAccount onKeep={() => setErasing(false)} />}
      </Sheet>
    </section>
  );
}

/** When the server does not answer the person stays signed in, is told so, and can press again (PAT-SHELL-52). */
function SignOut() {
  const { t } = useSpeech();
  const signOut = useSignOut();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const leave = async () => {
    setState({ busy: true });
    try {
      await signOut();
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <>
      <Button look="secondary" wide busy={state.busy} onClick={() => void leave()}><LogOut size={20} aria-hidden="true" />{t('more.sign-out')}</Button>
      {state.fault !== undefined && <Notice tone="danger" announce title={t('more.still-signed-in')}><p>{problemText(state.fault, t)}</p></Notice>}
    </>
  );
}
