import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CASE_TEXTS } from '@tabibu/contract/case-words';
import { problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { caseTextsQuery, switchCaseTexts } from '../api/staff.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';

/** The switch for text messages about cases that wait, for those who decide cases. */
export function CaseTexts() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(caseTextsQuery());
  return (
    <section className="card stack" aria-labelledby="case-texts">
      <h2 id="case-texts">{t('staff.case-texts')}</h2>
      {data && <CaseTextsSwitch on={data.on} />}
      {!data &&
        (isError ? (
          <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={1} />
        ))}
    </section>
  );
}

function CaseTextsSwitch({ on }: { on: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const turn = async () => {
    setState({ busy: true });
    try {
      await setAnswer(client, caseTextsQuery().queryKey, await switchCaseTexts(!on));
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'staff.case-texts-failed') });
    }
  };
  return (
    <>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <div className="staff-device case-texts-switch">
        <div>
          <strong id="case-texts-switch">{t('staff.case-texts-switch')}</strong>
          <p className="small muted" id="case-texts-note">
            {t('staff.case-texts-note', CASE_TEXTS)}
          </p>
        </div>
        <Button
          look="secondary"
          role="switch"
          aria-checked={on}
          aria-labelledby="case-texts-switch"
          aria-describedby="case-texts-note"
          busy={state.busy}
          onClick={() => void turn()}
        >
          {t(on ? 'staff.case-texts-on' : 'staff.case-texts-off')}
        </Button>
      </div>
    </>
  );
}
