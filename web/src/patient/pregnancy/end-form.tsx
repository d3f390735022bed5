import { useRef, useState } from 'react';
import { endPregnancy } from '../../api/pregnancy.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useSending } from './use-sending.ts';
import type { OnSaved } from './use-sending.ts';

interface EndProps {
  readonly personId: string;
  readonly today: string;
  readonly onSaved: OnSaved;
}

/** Two ways to end: with the day of a birth, or without a word more. */
export function EndForm(props: EndProps) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      <p>{t('pregnancy.end-lead')}</p>
      <BornForm {...props} />
      <EndedForm {...props} />
    </div>
  );
}

function BornForm({ personId, today, onSaved }: EndProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { busy, fault, typed, submit } = useSending('pregnancy-end', onSaved, ({ outcome }) => outcome === 'born');
  const [missing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useErrorFocus(form, attempt);
  return (
    <form
      ref={form}
      name="pregnancy-end"
      method="post"
      className="stack"
      noValidate
      onSubmit={(event) =>
        void submit(event, (text) => {
          const day = text('day');
          setMissing(day === '');
          setAttempt(attempt + 1);
          return day === '' ? undefined : endPregnancy(personId, { outcome: 'born', day });
        })
      }
    >
      <input type="hidden" name="person_id" value={personId} />
      <input type="hidden" name="outcome" value="born" />
      <TextField
        label={t('pregnancy.born-day')}
        type="date"
        name="day"
        required
        max={today}
        defaultValue={typed['day'] ?? today}
        error={missing ? t('pregnancy.born-day-missing') : undefined}
      />
      <Refusal fault={fault} />
      <Button type="submit" look="secondary" wide busy={busy}>
        {t('pregnancy.born')}
      </Button>
    </form>
  );
}

function EndedForm({ personId, onSaved }: EndProps) {
  const { t } = useTranslation();
  const { busy, fault, submit } = useSending('pregnancy-end', onSaved, ({ outcome }) => outcome === 'ended');
  return (
    <form
      name="pregnancy-end"
      method="post"
      className="stack"
      onSubmit={(event) => void submit(event, () => endPregnancy(personId, { outcome: 'ended' }))}
    >
      <input type="hidden" name="person_id" value={personId} />
      <input type="hidden" name="outcome" value="ended" />
      <Refusal fault={fault} />
      <Button type="submit" look="quiet" wide busy={busy}>
        {t('pregnancy.ended')}
      </Button>
    </form>
  );
}

function Refusal({ fault }: { fault: unknown }) {
  const { t } = useTranslation();
  return fault === undefined ? null : (
    <Notice tone="danger" announce>
      <p>{problemText(fault, t, 'pregnancy.failed')}</p>
    </Notice>
  );
}
