import { useState } from 'react';
import { verifyEmail } from '../../api/applications.ts';
import { codeOf, problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

interface State {
  readonly busy: boolean;
  readonly end?: 'verified' | 'already' | 'over';
  /** A refusal after which pressing again makes sense. */
  readonly refusal?: unknown;
}

/**
 * The page of the link in the email. Somebody has to press: programs that open the links of an email verify nothing.
 * The secret is behind the `#` of the address, which no request carries.
 */
export function ConfirmEmail() {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ busy: false });
  const confirm = async () => {
    setState({ busy: true });
    try {
      setState({ busy: false, end: (await verifyEmail(location.hash.slice(1))).state });
    } catch (error) {
      const code = codeOf<'POST /api/doctor-application/email/verify'>(error);
      const isOver = code === 'email-link-over' || code === 'invalid-input';
      setState(isOver ? { busy: false, end: 'over' } : { busy: false, refusal: error });
    }
  };
  return (
    <div className="page narrow stack">
      <h1>{t('join.confirm-title')}</h1>
      <section className="card stack">
        {state.end === undefined ? (
          <p>{t('join.confirm-lead')}</p>
        ) : (
          <Notice tone={state.end === 'over' ? 'warning' : 'success'} announce>
            <p>{t(`join.confirm-${state.end}`)}</p>
          </Notice>
        )}
        {state.refusal !== undefined && (
          <Notice tone="danger" announce>
            <p>{problemText(state.refusal, t)}</p>
          </Notice>
        )}
        {state.end === undefined ? (
          <Button busy={state.busy} onClick={() => void confirm()}>
            {t('join.confirm-button')}
          </Button>
        ) : (
          <ButtonLink look="quiet" href="/doctor/application-status">
            {t('join.confirm-see')}
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
