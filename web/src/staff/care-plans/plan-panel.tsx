import { useState } from 'react';
import type { FormEvent } from 'react';
import { PLAN_LIMITS, isPlanSize, isSaid, textFor } from '@tabibu/contract/care-plan-rules';
import type { PlanBody } from '../../api/plan-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Panel, PanelActions } from '../frame/panel.tsx';
import { LanguageChoice, useEditedLanguage } from './language-choice.tsx';

interface PlanPanelProps {
  plan: PlanBody;
  isNew: boolean;
  onClose: () => void;
  /** Takes the plan into the list; nothing is sent yet. */
  onKeep: (plan: PlanBody) => void;
}

/** Add New Care Plan, and the same fields of an existing plan: name, description, calls (ADM-PLAN-02, ADM-PLAN-08). */
export function PlanPanel({ plan, isNew, onClose, onKeep }: PlanPanelProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useEditedLanguage();
  const [draft, setDraft] = useState(plan);
  const [numbers, setNumbers] = useState({
    paid: String(plan.paid_calls),
    free: String(plan.free_calls),
    people: String(plan.max_people ?? ''),
  });
  const [tried, setTried] = useState(false);
  const [paid, free] = [wholeNumber(numbers.paid), wholeNumber(numbers.free)];
  const people = numbers.people.trim() === '' ? null : wholeNumber(numbers.people);
  const isNamed = isSaid(draft.name);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNamed && isPlanSize(paid, free, people))
      onKeep({ ...draft, paid_calls: paid, free_calls: free, max_people: people });
  };
  const wrong = (isRight: boolean) => (tried && !isRight ? t('plans.size-wrong') : undefined);
  return (
    <Panel open onClose={onClose} title={isNew ? t('plans.add-title') : t('plans.edit-title')}>
      <form method="post" className="stack" noValidate onSubmit={keep}>
        <LanguageChoice value={language} onChoose={setLanguage} />
        <TextField
          label={t('plans.name')}
          name="name"
          lang={language}
          maxLength={PLAN_LIMITS.name}
          value={draft.name[language] ?? ''}
          placeholder={textFor(draft.name, language)}
          error={tried && !isNamed ? t('plans.name-required') : undefined}
          onChange={({ target }) => setDraft({ ...draft, name: { ...draft.name, [language]: target.value } })}
        />
        <TextArea
          label={t('plans.description')}
          name="description"
          lang={language}
          maxLength={PLAN_LIMITS.description}
          value={draft.description[language] ?? ''}
          placeholder={textFor(draft.description, language)}
          onChange={({ target }) =>
            setDraft({ ...draft, description: { ...draft.description, [language]: target.value } })
          }
        />
        <div className="plan-numbers">
          <TextField
            label={t('plans.paid-calls')}
            name="paid"
            inputMode="numeric"
            value={numbers.paid}
            error={wrong(isPlanSize(paid, 0, null))}
            onChange={({ target }) => setNumbers({ ...numbers, paid: target.value })}
          />
          <TextField
            label={t('plans.free-calls')}
            name="free"
            inputMode="numeric"
            value={numbers.free}
            error={wrong(isPlanSize(1, free, null))}
            onChange={({ target }) => setNumbers({ ...numbers, free: target.value })}
          />
          <TextField
            label={t('plans.people')}
            name="people"
            inputMode="numeric"
            hint={t('plans.people-hint')}
            value={numbers.people}
            error={wrong(isPlanSize(1, 0, people))}
            onChange={({ target }) => setNumbers({ ...numbers, people: target.value })}
          />
        </div>
        <p className="small muted">{t('plans.calls-hint')}</p>
        <PanelActions>
          <Button type="submit">{isNew ? t('plans.add') : t('plans.keep')}</Button>
          <Button look="quiet" onClick={onClose}>
            {t('plans.cancel')}
          </Button>
        </PanelActions>
      </form>
    </Panel>
  );
}

/** Returns the whole number that was typed; NaN for anything else. */
function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
}
