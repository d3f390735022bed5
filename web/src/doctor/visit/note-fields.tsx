import type { NoteContentBody } from '../../api/records.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';

interface FieldsProps {
  note: NoteContentBody;
  today: string;
  missing: readonly string[];
  onChange: (changes: Partial<NoteContentBody>) => void;
}

/** The fields of the note: history, findings, assessment, advice and the day of the follow-up. */
export function NoteFields({ note, today, missing, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const area = (field: 'history' | 'findings' | 'assessment' | 'plan', max: number) => ({
    name: field,
    value: note[field],
    maxLength: max,
    autoComplete: 'off',
    error: missing.includes(field) ? t('visit.missing') : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <TextArea label={t('record.history')} rows={3} {...area('history', 4000)} />
      <TextArea label={t('record.findings')} rows={3} {...area('findings', 4000)} />
      <TextArea label={t('record.assessment')} rows={2} {...area('assessment', 2000)} />
      <TextArea label={t('record.plan')} hint={t('visit.plan-hint')} rows={4} {...area('plan', 4000)} />
      <TextField
        label={t('record.follow-up')}
        aside={t('record.optional')}
        type="date"
        name="follow_up_on"
        min={dayAfter(today)}
        max={dayAfter(today, 365)}
        value={note.follow_up_on ?? ''}
        onChange={(event) => onChange({ follow_up_on: event.target.value || null })}
      />
    </>
  );
}

/** The calendar day that is `days` days later. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
