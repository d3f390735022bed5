import { useState } from 'react';
import { RotateCw } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ApiProblem } from '../../api/client.ts';
import { useEmergencyNumbers } from '../../components/emergency/use-emergency-numbers.ts';
import { useCountry } from '../../shell/session.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { KIND_WORDS } from '../../components/emergency/emergency-kinds.ts';
import { RingNumbers } from './ring-numbers.tsx';

/**
 * Says that there is no answer, with two numbers to ring: a refusal in the server's words, otherwise the apology of the
 * web or the warning of the phone (PAT-AI-03, PAT-AI-14, ERR-09). What was typed stays in its field.
 */
export function AnswerFailure({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const numbers = useEmergencyNumbers()(useCountry().code);
  // A refusal that the server drew is of neither frame.
  const [isPhone] = useState(() => typeof window !== 'undefined' && isPhoneFrame());
  const problem = error instanceof ApiProblem ? error : undefined;
  const refusal = problem !== undefined && problem.status >= 400 && problem.status < 500 ? problem.detail : '';
  return (
    <div className="stack answer-failure">
      <Notice
        tone="warning"
        announce
        title={refusal === '' ? t(isPhone ? 'assistant.chat-failed' : 'assistant.sorry') : undefined}
      >
        <p>{refusal === '' ? t('assistant.later') : refusal}</p>
        {refusal === '' && problem?.status === 0 && <p className="small">{t('problem.offline')}</p>}
        {refusal === '' && problem !== undefined && problem.status > 0 && (
          <p className="small muted">{t('assistant.status', { status: problem.status })}</p>
        )}
      </Notice>
      <p>{t('assistant.danger')}</p>
      <RingNumbers numbers={numbers.map(({ number, kind }) => ({ number, label: t(KIND_WORDS[kind]) }))} />
      <div className="row">
        {onRetry && (
          <Button look="secondary" onClick={onRetry}>
            <Icon node={RotateCw} size={18} />
            {t('frame.retry')}
          </Button>
        )}
        <ButtonLink look="quiet" href="/doctors">
          {t('assistant.find-doctor')}
        </ButtonLink>
      </div>
    </div>
  );
}
