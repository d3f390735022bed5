import { useState } from 'react';
import { problemText } from '../api/forms/problem-text.ts';
import { reportCallOutcome } from '../api/calls.ts';
import type { CallViewBody } from '../api/calls.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';

interface SpokenQuestionProps {
  bookingId: string;
  /** The answers that are possible now. Without any, only what was said before is shown. */
  says: CallViewBody['says'];
  /** What the patient has said so far. */
  said: CallViewBody['said'];
  isEmergency: boolean;
  /** The doctor's name. */
  name: string;
  onSaid: (call: CallViewBody) => void;
}

/** Asks the patient whether the two spoke, in the product or by telephone. Each answer must be confirmed. */
export function SpokenQuestion({ bookingId, says, said, isEmergency, name, onSaid }: SpokenQuestionProps) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<CallViewBody['says'][number]>();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const send = async () => {
    setState({ busy: true });
    try {
      onSaid(await reportCallOutcome(bookingId, answer === 'spoke'));
      setAnswer(undefined);
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  if (says.length === 0) return said && <p role="status">{t(`spoken.told-${said}`)}</p>;
  return (
    <section className="card stack" aria-label={t('spoken.title', { name })}>
      <p>
        <strong>{t('spoken.title', { name })}</strong>
      </p>
      {answer ? (
        <p role="status">{t(`spoken.sure-${answer}`, { name, kind: isEmergency ? 'emergency' : 'other' })}</p>
      ) : (
        <p className={said ? undefined : 'small muted'} role="status">
          {t(said ? `spoken.told-${said}` : 'spoken.hint')}
        </p>
      )}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t)}</p>
        </Notice>
      )}
      {!answer &&
        says.map((one) => (
          <Button key={one} look="secondary" wide onClick={() => setAnswer(one)}>
            {t(`spoken.${one}`)}
          </Button>
        ))}
      {answer && (
        <Button look={answer === 'spoke' ? 'secondary' : 'danger'} wide busy={state.busy} onClick={() => void send()}>
          {t(`spoken.yes-${answer}`)}
        </Button>
      )}
      {answer && (
        <Button look="quiet" wide onClick={() => setAnswer(undefined)}>
          {t('spoken.back')}
        </Button>
      )}
    </section>
  );
}
