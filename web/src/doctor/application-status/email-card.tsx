import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ownApplicationQuery, sendEmailLink } from '../../api/applications.ts';
import type { OwnApplicationBody } from '../../api/applications.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

const TONES = { verified: 'success', sent: 'info', refused: 'danger', unverified: 'warning' } as const;

/** How the email address of an application stands; another link is sent here, and the address corrected. */
export function EmailCard({
  email,
  day,
}: {
  readonly email: OwnApplicationBody['email'];
  /** Words the day of an instant. */
  readonly day: (instant: string) => string;
}) {
  const { t } = useTranslation();
  const { address, state, sent_at: sentAt, can_send: canSend } = email;
  return (
    <section className="card stack" aria-labelledby="email-standing">
      <h2 id="email-standing">{t('join.email-standing')}</h2>
      <Notice tone={TONES[state]}>
        <p className="application-words">
          {t(`join.email-${state}`, { address, day: sentAt === null ? '' : day(sentAt) })}
        </p>
      </Notice>
      {canSend && <SendLink address={address} isWanted={state !== 'sent'} />}
    </section>
  );
}

/** `isWanted`: the form is open from the start, because no link is on its way. */
function SendLink({ address, isWanted }: { readonly address: string; readonly isWanted: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [isOpen, setOpen] = useState(isWanted);
  const [email, setEmail] = useState(address);
  const [state, setState] = useState<{ busy: boolean; refusal?: unknown; done?: boolean }>({ busy: false });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      const application = await sendEmailLink(send, email);
      setState({ busy: false, done: true });
      await setAnswer(client, ownApplicationQuery().queryKey, application);
    } catch (refusal) {
      setState({ busy: false, refusal });
    }
  };
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('join.email-change')}
      </Button>
    );
  return (
    <form name="email" method="post" className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('join.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {state.refusal !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.refusal, t)}</p>
        </Notice>
      )}
      {state.done && (
        <Notice tone="success" announce>
          <p>{t('join.email-sent-now')}</p>
        </Notice>
      )}
      <Button type="submit" look="quiet" busy={state.busy}>
        {t('join.email-send')}
      </Button>
    </form>
  );
}
