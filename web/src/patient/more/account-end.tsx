import { useState } from 'react';
import { LogOut, Trash2 } from 'lucide-react';
import { rememberCsrf } from '../../api/client.ts';
import { eraseMe } from '../../api/identity.ts';
import { problemText } from '../../api/problem-text.ts';
import { forgetPersonalCaches } from '../../shell/offline.ts';
import { useSignOut } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Log out and delete my account, the two ways to leave. */
export function AccountEnd() {
  const { t } = useSpeech();
  const [erasing, setErasing] = useState(false);
  return (
    <section className="stack" aria-label={t('more.leave')}>
      <SignOut />
      <Button look="quiet" className="danger-quiet" onClick={() => setErasing(true)}><Trash2 size={20} aria-hidden="true" />{t('more.erase')}</Button>
      <Sheet open={erasing} onClose={() => setErasing(false)} title={t('erase.title')} closeLabel={t('dialog.close')}>
        <EraseAccount onKeep={() => setErasing(false)} />
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

/** Says what is erased and what the law keeps before it asks. */
function EraseAccount({ onKeep }: { onKeep: () => void }) {
  const { t } = useSpeech();
  const [sure, setSure] = useState(false);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const erase = async () => {
    setState({ busy: true });
    try {
      await eraseMe();
      rememberCsrf(undefined);
      await forgetPersonalCaches();
      location.assign('/');
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <div className="stack">
      <div><h3>{t('erase.gone')}</h3><ul className="bullets"><li>{t('erase.gone-1')}</li><li>{t('erase.gone-2')}</li><li>{t('erase.gone-3')}</li></ul></div>
      <div><h3>{t('erase.kept')}</h3><ul className="bullets"><li>{t('erase.kept-1')}</li><li>{t('erase.kept-2')}</li></ul></div>
      <p>{t('erase.upcoming')}</p>
      <label className="sure"><input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />{t('erase.sure')}</label>
      {state.fault !== undefined && <Notice tone="danger" announce title={problemText(state.fault, t)}><p>{t('erase.not-erased')}</p></Notice>}
      <div className="dialog-actions">
        <Button look="secondary" onClick={onKeep}>{t('erase.keep')}</Button>
        <Button look="danger" busy={state.busy} disabled={!sure} onClick={() => void erase()}>{t('erase.confirm')}</Button>
      </div>
    </div>
  );
}
