import { isKeyOf } from '@tabibu/contract/own-key';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import { SETTINGS } from '@tabibu/contract/settings';
import type { SettingKey } from '@tabibu/contract/settings';
import { useTranslation } from '../../shell/translation.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { useSettingWords } from './use-setting-words.ts';

interface SettingFieldProps {
  settingKey: SettingKey;
  /** As the server takes it: 'true', '80', 'mpesa,card'. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

const INPUT = {
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  address: { type: 'url', autoComplete: 'off' },
  day: { type: 'date' },
  whole: { inputMode: 'numeric' },
} as const;

/** The field that fits the form of a setting. */
export function SettingField({ settingKey, value, onChange, error }: SettingFieldProps) {
  const { t } = useTranslation();
  const words = useSettingWords();
  const { form } = SETTINGS[settingKey];
  const field = { label: t('house.new-value'), name: settingKey, hint: words.rule(settingKey), error, value };
  if (form.kind === 'yes-no')
    return (
      <Choice
        legend={t('house.new-value')}
        name={settingKey}
        value={value}
        onChoose={onChange}
        items={[
          { value: 'true', title: t('house.yes') },
          { value: 'false', title: t('house.no') },
        ]}
      />
    );
  if (form.kind === 'methods') {
    const chosen = value === '' ? [] : value.split(',');
    const toggle = (method: string) =>
      onChange(form.methods.filter((one) => (one === method) !== chosen.includes(one)).join(','));
    return (
      <fieldset className="setting-methods">
        <legend>{t('house.new-value')}</legend>
        {form.methods.map((method) => (
          <label key={method}>
            <input type="checkbox" checked={chosen.includes(method)} onChange={() => toggle(method)} />
            {PAYMENT_METHODS[method].label}
          </label>
        ))}
        <p className={error ? 'field-error' : 'field-hint'}>{words.rule(settingKey)}</p>
      </fieldset>
    );
  }
  if (form.kind === 'offices')
    return <TextArea {...field} rows={6} maxLength={2000} onChange={({ target }) => onChange(target.value)} />;
  const input = isKeyOf(INPUT, form.kind) ? INPUT[form.kind] : {};
  return <TextField {...field} {...input} maxLength={300} onChange={({ target }) => onChange(target.value)} />;
}
