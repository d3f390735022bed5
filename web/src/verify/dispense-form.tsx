import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentSend } from '../api/idempotent-send.ts';
import { isProblem, problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { dispensePrescription, verificationQuery } from '../api/verification.ts';
import type { VerificationBody } from '../api/verification.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField, useErrorFocus } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';

interface Pharmacy {
  readonly pharmacy: string;
  readonly town: string;
}
type DispenseCall = 'POST /api/verify/:code/dispense';
type Missing = Partial<Record<keyof Pharmacy, boolean>>;

/**
 * The pharmacy enters its name and town, confirms, and the prescription becomes dispensed. `address` is the code as
 * written in the address of the page.
 */
export function DispenseForm({
  code,
  address,
  onGiven,
}: {
  code: string;
  address: string;
  onGiven: (paper: VerificationBody) => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Pharmacy>();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  useErrorFocus(form, attempt);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined);
    const text = (name: keyof Pharmacy) => String(typed.get(name) ?? '').trim();
    const wish = { pharmacy: text('pharmacy'), town: text('town') };
    setMissing({ pharmacy: wish.pharmacy === '', town: wish.town === '' });
    setAttempt(attempt + 1);
    setState({ busy: false });
    if (wish.pharmacy !== '' && wish.town !== '') setAsked(wish);
  };
  const dispense = async (by: Pharmacy) => {
    setState({ busy: true });
    const { queryKey } = verificationQuery(address);
    try {
      const paper = await dispensePrescription(send, code, by);
      onGiven(paper);
      await setAnswer(client, queryKey, paper);
      setAsked(undefined);
      scrollTo({ top: 0 });
    } catch (fault) {
      setState({ busy: false, fault });
      setAsked(undefined);
      // The prescription was dispensed, cancelled or has expired meanwhile: the state above has to be loaded again.
      if (
        isProblem<DispenseCall>(fault, 'prescription-dispensed') ||
        isProblem<DispenseCall>(fault, 'prescription-expired') ||
        isProblem<DispenseCall>(fault, 'record-cancelled')
      )
        void client.invalidateQueries({ queryKey });
    }
  };
  return (
    <form ref={form} method="post" className="card verify-form" noValidate onSubmit={ask}>
      <h2>{t('verify.dispense-title')}</h2>
      <p className="muted">{t('verify.dispense-note')}</p>
      <TextField
        label={t('verify.pharmacy')}
        name="pharmacy"
        maxLength={80}
        autoComplete="organization"
        error={missing.pharmacy ? t('verify.pharmacy-missing') : undefined}
      />
      <TextField
        label={t('verify.town')}
        name="town"
        maxLength={60}
        autoComplete="address-level2"
        error={missing.town ? t('verify.town-missing') : undefined}
      />
      {state.fault !== undefined && (
        <Notice tone="danger" announce title={problemText(state.fault, t, 'verify.failed')} />
      )}
      <Button type="submit">{t('verify.dispense')}</Button>
      <Sheet
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('verify.confirm-title')}
        closeLabel={t('record.close')}
      >
        {asked && (
          <div className="stack">
            <p>{t('verify.confirm', { pharmacy: asked.pharmacy, town: asked.town })}</p>
            <Button busy={state.busy} onClick={() => void dispense(asked)}>
              {t('verify.confirm-yes')}
            </Button>
            <Button look="secondary" onClick={() => setAsked(undefined)}>
              {t('verify.confirm-no')}
            </Button>
          </div>
        )}
      </Sheet>
    </form>
  );
}
