import type { FoundLicenceBody } from '../../api/application-reviews.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextField } from '../../ui/forms/field.tsx';

const FIELDS = ['council', 'number', 'registered_name', 'expires_on'] as const;
const LENGTHS = { council: 80, number: 60, registered_name: 120 } as const;

/** Returns whether nothing of a licence is missing. */
export function isComplete(licence: FoundLicenceBody): boolean {
  return FIELDS.every((field) => licence[field].trim() !== '');
}

interface FieldsProps {
  value: FoundLicenceBody;
  /** Says below each empty field that it is missing. */
  checked: boolean;
  onChange: (licence: FoundLicenceBody) => void;
}

/** The four facts of a licence as the register of a council has them. */
export function LicenceFields({ value, checked, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    label: t(`review.licence-${name}`),
    value: value[name],
    error: checked && value[name].trim() === '' ? t('review.fault-missing') : undefined,
    required: true,
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  });
  return (
    <fieldset className="review-licence">
      <legend>{t('review.licence')}</legend>
      <TextField {...field('council')} maxLength={LENGTHS.council} />
      <TextField {...field('number')} maxLength={LENGTHS.number} />
      <TextField {...field('registered_name')} maxLength={LENGTHS.registered_name} />
      <TextField {...field('expires_on')} type="date" hint={t('review.licence-expires-hint')} />
    </fieldset>
  );
}
