import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cancelOpening, recordLockQuery } from '../../api/record-lock.ts';
import type { RecordLockBody } from '../../api/record-lock.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Where records are open: somebody asked to open them without the passphrase, and how to stop that. */
export function OpeningAsked({ opening }: { opening: NonNullable<RecordLockBody['opening']> }) {
  const { t, moment } = useTranslation();
  const client = useQueryClient();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    cancelOpening().then(
      (lock) => setAnswer(client, recordLockQuery().queryKey, lock),
      (fault: unknown) => setState({ busy: false, fault }),
    );
  };
  return (
    <Notice tone="warning" title={t('lock.somebody-asked')}>
      <p suppressHydrationWarning>
        {t('lock.somebody-asked-what', {
          asked: moment(opening.asked_at, zone, now),
          when: moment(opening.opens_at, zone, now),
        })}
      </p>
      <form name="cancel-opening" method="post" onSubmit={send}>
        <Button type="submit" busy={state.busy}>
          {t('lock.cancel')}
        </Button>
      </form>
      {state.fault !== undefined && <p role="alert">{problemText(state.fault, t, 'lock.failed')}</p>}
    </Notice>
  );
}
