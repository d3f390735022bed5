import { URGENCY_WORDS } from './urgencies.ts';
import type { ReferralContentBody } from '../../api/records.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';

interface FieldsProps {
  referral: ReferralContentBody;
  missing: readonly string[];
  onChange: (changes: Partial<ReferralContentBody>) => void;
}

/** The fields of a referral: to whom, how urgent, why, and a summary for the receiving doctor. */
export function ReferralFields({ referral, missing, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const text = (field: 'to_specialty' | 'to_facility' | 'reason' | 'summary', maxLength: number) => ({
    name: field,
    value: referral[field],
    maxLength,
    autoComplete: 'off',
    error: missing.includes(field) ? t('visit.missing') : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <div className="visit-pair roomy">
        <TextField label={t('visit.to-specialty')} {...text('to_specialty', 120)} />
        <TextField label={t('visit.to-facility')} aside={t('record.optional')} {...text('to_facility', 200)} />
      </div>
      <Select
        label={t('record.urgency')}
        name="urgency"
        value={referral.urgency}
        onChange={(event) => onChange({ urgency: event.target.value as ReferralContentBody['urgency'] })}
      >
        {URGENCY_WORDS.map(([urgency, word]) => (
          <option key={urgency} value={urgency}>
            {t(word)}
          </option>
        ))}
      </Select>
      <TextArea label={t('record.refer-why')} rows={2} {...text('reason', 1000)} />
      <TextArea label={t('record.refer-summary')} rows={3} {...text('summary', 4000)} />
    </>
  );
}
