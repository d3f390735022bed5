import { useCallback, useState } from 'react';
import { LogOut, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useLocation } from 'wouter';
import { problemText } from '../../api/forms/problem-text.ts';
import { SignOutForm } from '../../shell/sign-out-form.tsx';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useSignOut } from '../../shell/session.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ERASE_ACCOUNT_PATH, EraseAccount } from './erase-account.tsx';

const unsentDialog = lazyPart(() => import('../../components/unsent-dialog.tsx'), {
  file: 'src/components/unsent-dialog.tsx',
  sentences: ['measuring'],
});

/** The buttons that sign out and that delete the account. */
export function AccountEnd() {
  const { t } = useTranslation();
  const [, goTo] = useLocation();
  // The address keeps the dialog open: a person who leaves to resolve an obstacle can come back to it.
  const erasing = useQueryOfAddress().get('erase') === '1';
  const ask = (open: boolean) => goTo(open ? ERASE_ACCOUNT_PATH : '/more', { replace: true });
  return (
    <section className="stack" aria-label={t('more.leave')}>
      <SignOut />
      <Button look="quiet" className="danger-quiet" onClick={() => ask(true)}>
        <Icon node={Trash2} size={20} />
        {t('more.erase')}
      </Button>
      <Sheet open={erasing} onClose={() => ask(false)} title={t('erase.title')} closeLabel={t('dialog.close')}>
        {erasing && <EraseAccount onKeep={() => ask(false)} />}
      </Sheet>
    </section>
  );
}

/**
 * Signs out. If the server does not answer, the person stays signed in, is told so and can press again (PAT-SHELL-52).
 */
function SignOut() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const [, goTo] = useLocation();
  const asks = useQueryOfAddress().get('leave') === '1';
  const leave = useCallback(
    async (isSure = false) => {
      setState({ busy: true });
      try {
        await signOut(isSure);
        setState({ busy: false });
      } catch (fault) {
        setState({ busy: false, fault });
      }
    },
    [signOut],
  );
  const answer = useCallback(
    (leaves: boolean) => {
      goTo('/more', { replace: true });
      if (leaves) void leave(true);
    },
    [goTo, leave],
  );
  return (
    <>
      <SignOutForm onLeave={() => void leave()}>
        <Button type="submit" look="secondary" wide busy={state.busy}>
          <Icon node={LogOut} size={20} />
          {t('more.sign-out')}
        </Button>
      </SignOutForm>
      {asks && <unsentDialog.Part answer={answer} />}
      {state.fault !== undefined && (
        <Notice tone="danger" announce title={t('more.still-signed-in')}>
          <p>{problemText(state.fault, t)}</p>
        </Notice>
      )}
    </>
  );
}
