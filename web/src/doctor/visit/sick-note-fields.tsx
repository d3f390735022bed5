import type { SickNoteContentBody } from '../../api/records.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { SICK_NOTE_DAYS } from './limits.ts';
import { dayAfter } from './note-fields.tsx';

interface FieldsProps {
  note: SickNoteContentBody;
  today: string;
  missing: readonly string[];
  onChange: (note: SickNoteContentBody) => void;
}

/** The fields of a sick note: first and last day, and the diagnosis, which is printed only if the patient agreed. */
export function SickNoteFields({ note, today, missing, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const errorOf = (field: string) => (missing.includes(field) ? t('visit.missing') : undefined);
  return (
    <>
      <div className="visit-pair roomy">
        <TextField
          label={t('visit.sick-from')}
          type="date"
          name="from_day"
          error={errorOf('from_day')}
          max={dayAfter(today, SICK_NOTE_DAYS)}
          value={note.from_day ?? ''}
          onChange={(event) => onChange({ ...note, from_day: event.target.value || null })}
        />
        <TextField
          label={t('visit.sick-to')}
          type="date"
          name="to_day"
          error={errorOf('to_day')}
          min={note.from_day ?? undefined}
          max={dayAfter(today, SICK_NOTE_DAYS)}
          value={note.to_day ?? ''}
          onChange={(event) => onChange({ ...note, to_day: event.target.value || null })}
        />
      </div>
      <p className="small muted">{t('visit.sick-limit', { days: SICK_NOTE_DAYS })}</p>
      <TextField
        label={t('record.diagnosis')}
        aside={t('record.optional')}
        name="diagnosis"
        error={errorOf('diagnosis')}
        maxLength={300}
        autoComplete="off"
        value={note.diagnosis}
        onChange={(event) => onChange({ ...note, diagnosis: event.target.value })}
      />
      <label className="visit-check">
        <input
          type="checkbox"
          checked={note.show_diagnosis}
          onChange={(event) => onChange({ ...note, show_diagnosis: event.target.checked })}
        />
        {t('visit.show-diagnosis')}
      </label>
    </>
  );
}
