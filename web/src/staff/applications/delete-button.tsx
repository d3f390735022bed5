import { useId, useState } from 'react';
import { Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { deleteApplication } from '../../api/application-reviews.ts';
import { ApiProblem } from '../../api/client.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StepUpCancelled, useStepUp } from '../../security/step-up.tsx';
import { Failure } from './failure.tsx';
import { useRefresh } from './use-refresh.ts';

interface DeleteProps {
  id: string;
  status: ApplicationStatus;
  name: string;
  /** Called when the application is gone. */
  onGone?: () => void;
}

/**
 * Deletes an application after a question. Only administrators may; for others, and while the doctor is approved, the
 * button is off and says why (STF-APP-10).
 */
export function DeleteButton({ id, status, name, onGone }: DeleteProps) {
  const { t } = useTranslation();
  const isAdministrator = useMe()?.role === 'administrator';
  const refresh = useRefresh();
  const guarded = useStepUp();
  const why = useId();
  const [asks, setAsks] = useState(false);
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const reason = !isAdministrator ? 'review.delete-not-you' : status === 'approved' ? 'review.delete-approved' : null;
  const close = () => {
    setAsks(false);
    setState({ busy: false });
  };
  const remove = async () => {
    setState({ busy: true });
    try {
      await guarded(() => deleteApplication(id));
      close();
      onGone?.();
      refresh();
    } catch (error) {
      setState(error instanceof StepUpCancelled ? { busy: false } : { busy: false, error });
    }
  };
  return (
    <>
      <Button
        look="quiet"
        className="review-delete"
        disabled={reason !== null}
        aria-label={t('review.delete-of', { name })}
        aria-describedby={reason ? why : undefined}
        onClick={() => setAsks(true)}
      >
        <Icon node={Trash2} size={20} />
        {t('review.delete')}
      </Button>
      {reason && (
        <p id={why} className="small muted">
          {t(reason)}
        </p>
      )}
      <Dialog open={asks} onClose={close} title={t('review.delete-question')} closeLabel={t('review.close')}>
        <div className="stack">
          <p>{t('review.delete-effect', { name })}</p>
          {state.error !== undefined && (
            <Failure
              what={
                state.error instanceof ApiProblem && state.error.status > 0
                  ? 'review.fail-delete'
                  : 'review.error-delete'
              }
              error={state.error}
            />
          )}
          <Button look="danger" busy={state.busy} onClick={() => void remove()}>
            {t('review.delete')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('review.keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
