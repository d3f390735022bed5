import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ApiProblem } from '../api/client.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { setAnswer } from '../api/query.ts';
import { lookUpVerification, verificationQuery } from '../api/verification.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField, useErrorFocus } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';

/**
 * Finds a document by its short code, of which `typed` came with the address, and the last four digits of the patient's
 * phone number.
 */
export function LookUp({ typed: known = '' }: { typed?: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState({ code: false, phone: false });
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  useErrorFocus(form, attempt);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined);
    const [code, phone] = ['short_code', 'phone_last4'].map((name) => String(typed.get(name) ?? '').trim()) as [
      string,
      string,
    ];
    const lacks = { code: code === '', phone: !/^\d{4}$/.test(phone) };
    setMissing(lacks);
    setAttempt(attempt + 1);
    if (lacks.code || lacks.phone) return setState({ busy: false });
    setState({ busy: true });
    try {
      const paper = await lookUpVerification(code, phone);
      await setAnswer(client, verificationQuery(paper.code).queryKey, paper);
      goTo(`/verify/${paper.code}`);
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  const unknown = state.fault instanceof ApiProblem && state.fault.status === 404;
  return (
    <>
      <h1>{t('verify.title')}</h1>
      <p className="lead">{t('verify.lead')}</p>
      <form ref={form} method="post" className="card verify-form" noValidate onSubmit={(event) => void look(event)}>
        <TextField
          label={t('verify.short-code')}
          hint={t('verify.short-code-hint')}
          name="short_code"
          defaultValue={known}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={missing.code ? t('verify.short-code-missing') : undefined}
        />
        <div className="verify-last4">
          <TextField
            label={t('verify.last4')}
            name="phone_last4"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            error={missing.phone ? t('verify.last4-missing') : undefined}
          />
        </div>
        {state.fault !== undefined && (
          <Notice
            tone="danger"
            announce
            title={unknown ? t('verify.unknown') : problemText(state.fault, t, 'verify.failed')}
          >
            {unknown && <p>{t('verify.unknown-short')}</p>}
          </Notice>
        )}
        <Button type="submit" busy={state.busy}>
          {t('verify.look')}
        </Button>
      </form>
      <p className="small muted">{t('verify.qr-hint')}</p>
    </>
  );
}
