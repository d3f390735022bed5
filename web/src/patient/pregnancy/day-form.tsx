import { useRef, useState } from 'react';
import { DATING_BASES, isPlausible } from '@tabibu/contract/pregnancy-dates';
import type { Dating } from '@tabibu/contract/pregnancy-dates';
import { savePregnancy } from '../../api/pregnancy.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useSending } from './use-sending.ts';
import type { OnSaved } from './use-sending.ts';

interface DayFormProps {
  readonly personId: string;
  readonly today: string;
  /** The pregnancy whose day is corrected; absent for a new one. */
  readonly known?: (Dating & { readonly version: number }) | undefined;
  readonly onSaved: OnSaved;
}

/** Asks for the one day from which everything is reckoned. The fields are the browser's own. */
export function DayForm({ personId, today, known, onSaved }: DayFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { busy, fault, typed, submit } = useSending('pregnancy-day', onSaved);
  const [wrong, setWrong] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useErrorFocus(form, attempt);
  const version = known?.version ?? 0;
  const chosen = typed['basis'] ?? known?.basis ?? 'last-period';
  return (
    <form
      ref={form}
      name="pregnancy-day"
      method="post"
      className="stack"
      noValidate
      onSubmit={(event) =>
        void submit(event, (text) => {
          const said = { basis: text('basis') as Dating['basis'], day: text('day') };
          const isRight = /^\d{4}-\d\d-\d\d$/.test(said.day) && isPlausible(said, today);
          setWrong(!isRight);
          setAttempt(attempt + 1);
          return isRight ? savePregnancy(personId, { ...said, version }) : undefined;
        })
      }
    >
      <input type="hidden" name="person_id" value={personId} />
      <input type="hidden" name="version" value={version} />
      <fieldset className="pregnancy-basis">
        <legend>{t('pregnancy.basis')}</legend>
        {DATING_BASES.map((basis) => (
          <label key={basis} className="pregnancy-box">
            <input type="radio" name="basis" value={basis} defaultChecked={basis === chosen} />
            <span>{t(`pregnancy.basis-${basis}`)}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('pregnancy.day')}
        type="date"
        name="day"
        required
        hint={t('pregnancy.day-hint')}
        defaultValue={typed['day'] ?? known?.day}
        error={wrong ? t('pregnancy.day-wrong') : undefined}
      />
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(fault, t, 'pregnancy.failed')}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={busy}>
        {t(known === undefined ? 'pregnancy.begin' : 'pregnancy.save')}
      </Button>
    </form>
  );
}
