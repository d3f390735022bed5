import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountEmailQuery, sendEmailCode, verifyEmail } from '../../api/account.ts';
import type { AccountEmailBody } from '../../api/account.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** Whether the email address of the account is proven, and the steps to prove it by a code that goes there. */
export function EmailProof({ email }: { email: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery({ ...accountEmailQuery(), enabled: email !== '' });
  const [state, setState] = useState<{ busy?: boolean; fault?: unknown }>({});
  if (email === '' || data === undefined || data.email !== email || (!data.offered && !data.verified)) return null;
  const run = async (step: () => Promise<AccountEmailBody>) => {
    setState({ busy: true });
    try {
      await setAnswer(client, accountEmailQuery().queryKey, await step());
      setState({});
    } catch (fault) {
      setState({ fault });
    }
  };
  return (
    <section className="card stack" aria-label={t('account.email')}>
      {data.verified ? (
        <p role="status">{t('account.email-proven')}</p>
      ) : (
        <>
          {data.code_until === null ? (
            <p>{t('account.email-why')}</p>
          ) : (
            <CodeForm
              until={data.code_until}
              email={email}
              busy={state.busy === true}
              onCode={(code) => run(() => verifyEmail(code))}
            />
          )}
          {state.fault !== undefined && (
            <Notice tone="danger" announce>
              <p>{problemText(state.fault, t, 'more.not-saved')}</p>
            </Notice>
          )}
          <Button look="secondary" busy={state.busy === true} onClick={() => void run(sendEmailCode)}>
            {data.code_until === null ? t('account.email-send') : t('account.email-again')}
          </Button>
        </>
      )}
    </section>
  );
}

interface CodeFormProps {
  readonly email: string;
  readonly until: string;
  readonly busy: boolean;
  readonly onCode: (code: string) => Promise<void>;
}

function CodeForm({ email, until, busy, onCode }: CodeFormProps) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [code, setCode] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onCode(code);
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      <p role="status">{t('account.email-sent', { email, time: moment(until, zone, now) })}</p>
      <TextField
        label={t('account.email-code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={code.trim() === ''}>
        {t('account.email-confirm')}
      </Button>
    </form>
  );
}
