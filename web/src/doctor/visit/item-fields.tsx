import type { ChangeEvent } from 'react';
import { Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { itemText } from '@tabibu/contract/dose-words';
import type { Language } from '@tabibu/contract/languages';
import { readCodes } from '@tabibu/contract/read-dose';
import type { PrescriptionItemBody } from '../../api/records.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ROUTES } from './limits.ts';
import { FindingNotices } from './safety-notices.tsx';
import type { Reasons, Safety } from './safety.ts';

interface ItemProps {
  /** Counts from 1. */
  number: number;
  item: PrescriptionItemBody;
  /** The patient's language, in which the prescription is printed. */
  language: Language;
  /** The ids of the datalists with common frequencies and doses. */
  frequencies: string;
  doses: string;
  /** The fields that must be filled in before signing. */
  missing: readonly string[];
  /** The safety check of the whole list; undefined until it has run. */
  safety: Safety | undefined;
  reasons: Reasons;
  onReason: (key: string, reason: string) => void;
  /** Starts a referral for a medicine; undefined if no referral can be written. */
  onRefer: ((medicine: string) => void) | undefined;
  onChange: (item: PrescriptionItemBody) => void;
  onRemove: () => void;
}

type TextName = 'medicine' | 'form' | 'dose' | 'frequency' | 'quantity' | 'instruction';

/** The fields of one medicine, with the warnings about it. */
export function ItemFields({
  number,
  item,
  language,
  frequencies,
  doses,
  missing,
  safety,
  reasons,
  onReason,
  onRefer,
  onChange,
  onRemove,
}: ItemProps) {
  const { t } = useTranslation();
  const errorOf = (field: string) =>
    missing.includes(`items.${number - 1}.${field}`) ? t('visit.missing') : undefined;
  const text = (field: TextName, maxLength: number) => ({
    name: field,
    value: item[field],
    maxLength,
    autoComplete: 'off',
    error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...item, [field]: event.target.value }),
  });
  const days = (typed: string) => {
    const count = Number.parseInt(typed.replace(/\D/g, ''), 10);
    onChange({ ...item, days: count >= 1 ? Math.min(count, 365) : null });
  };
  return (
    <fieldset className="visit-item">
      <legend>{t('visit.medicine-number', { number })}</legend>
      <Button
        look="quiet"
        round
        className="visit-item-remove"
        aria-label={t('visit.remove-medicine', { number })}
        onClick={onRemove}
      >
        <Icon node={Trash2} size={20} />
      </Button>
      <TextField label={t('visit.medicine')} hint={t('visit.medicine-hint')} {...text('medicine', 120)} />
      <ItemWarnings {...{ item, number, safety, reasons, onReason, onRefer }} />
      <TextField label={t('visit.form')} hint={t('visit.form-hint')} {...text('form', 120)} />
      <div className="visit-pair">
        <TextField label={t('visit.dose')} hint={t('visit.dose-hint')} list={doses} {...text('dose', 120)} />
        <Select
          label={t('visit.route')}
          name="route"
          value={item.route}
          onChange={(event) => onChange({ ...item, route: event.target.value as PrescriptionItemBody['route'] })}
        >
          {ROUTES.map((route) => (
            <option key={route} value={route}>
              {t(`route.${route}`)}
            </option>
          ))}
        </Select>
      </div>
      <div className="visit-pair">
        <TextField label={t('visit.frequency')} list={frequencies} {...text('frequency', 120)} />
        <TextField
          label={t('visit.days')}
          name="days"
          error={errorOf('days')}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={item.days ?? ''}
          onChange={(event) => days(event.target.value)}
        />
      </div>
      <div className="visit-pair">
        <TextField label={t('visit.quantity')} aside={t('record.optional')} {...text('quantity', 60)} />
        <div className="visit-needed">
          <ChipChoice
            checked={item.as_needed}
            onChange={(event) => onChange({ ...item, as_needed: event.target.checked })}
          >
            {t('record.as-needed')}
          </ChipChoice>
        </div>
      </div>
      <TextField label={t('visit.instruction')} aside={t('record.optional')} {...text('instruction', 400)} />
      <Prints item={item} language={language} />
    </fieldset>
  );
}

/**
 * Shows, while typing, how the prescription will read in the patient's language, and names the fields that are printed
 * as typed because they were not understood.
 */
function Prints({ item, language }: Pick<ItemProps, 'item' | 'language'>) {
  const { t } = useTranslation();
  const codes = readCodes(item);
  const { form, dose, route, frequency, days, needed, quantity } = itemText({ ...item, codes }, language);
  const words = [form, dose, route, frequency, days, needed, quantity].filter(Boolean).join(', ');
  const typed = (['form', 'dose', 'frequency', 'quantity'] as const).filter(
    (field) => item[field].trim() !== '' && codes[field] === null,
  );
  if (item.dose.trim() === '' && item.frequency.trim() === '') return null;
  return (
    <div className="visit-prints small muted">
      <p lang={language}>{t('visit.prints', { words })}</p>
      {typed.length > 0 && (
        <p>{t('visit.as-typed', { fields: typed.map((field) => t(`visit.${field}`)).join(', ') })}</p>
      )}
    </div>
  );
}

type AgainstProps = Pick<ItemProps, 'item' | 'number' | 'safety' | 'reasons' | 'onReason' | 'onRefer'>;

/**
 * Warnings below a medicine: it must not be prescribed remotely, or the safety check found a danger. A finding about
 * two medicines is shown at the second one.
 */
function ItemWarnings({ item, number, safety, reasons, onReason, onRefer }: AgainstProps) {
  const { t } = useTranslation();
  const written = item.medicine.trim();
  const controlled = safety?.controlled.find(
    ({ item: place, medicine }) => place === number - 1 && medicine.trim() === written,
  );
  const findings = (safety?.findings ?? []).filter(
    ({ items, medicine, other }) => items.at(-1) === number - 1 && (medicine === written || other === written),
  );
  return (
    <>
      {controlled && (
        <Notice tone="danger" announce title={t('visit.controlled')}>
          <p>{t('visit.controlled-note', { medicine: written })}</p>
          {onRefer && (
            <Button look="secondary" onClick={() => onRefer(written)}>
              {t('safety.refer')}
            </Button>
          )}
        </Notice>
      )}
      <FindingNotices findings={findings} reasons={reasons} onReason={onReason} />
    </>
  );
}
