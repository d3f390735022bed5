import type { FormEvent } from 'react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { askOpening, recordLockQuery } from '../../api/record-lock.ts';
import type { RecordLockBody } from '../../api/record-lock.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** What somebody can do who lost what opens the records: what will happen, and the button; then what is waited for. */
export function Forgotten({ opening }: Pick<RecordLockBody, 'opening'>) {
  const { t, moment } = useTranslation();
  const client = useQueryClient();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const reply = useFormReply();
  const refused = reply?.form === 'ask-opening' ? refusalIn(reply) : undefined;
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false, fault: refused });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    askOpening()
      .then((lock) => setAnswer(client, recordLockQuery().queryKey, lock))
      .then(
        () => setState({ busy: false }),
        (fault: unknown) => setState({ busy: false, fault }),
      );
  };
  if (opening !== null)
    return (
      <Notice tone="info" title={t('lock.asked')}>
        <p suppressHydrationWarning>
          {t(opening.approved ? 'lock.asked-approved' : 'lock.asked-wait', {
            when: moment(opening.opens_at, zone, now),
          })}
        </p>
      </Notice>
    );
  return (
    <details className="record-lock-more" open={refused !== undefined}>
      <summary>{t('lock.forgotten')}</summary>
      <form name="ask-opening" method="post" className="stack" noValidate onSubmit={send}>
        <p>{t('lock.forgotten-how')}</p>
        {state.fault !== undefined && (
          <Notice tone="danger" announce>
            <p>{problemText(state.fault, t, 'lock.failed')}</p>
          </Notice>
        )}
        <Button type="submit" look="secondary" busy={state.busy}>
          {t('lock.forgotten-ask')}
        </Button>
      </form>
    </details>
  );
}
