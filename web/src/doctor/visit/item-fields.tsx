import type { ChangeEvent } from 'react';
import { Trash2 } from 'lucide-react';
import type { PrescriptionBody, PrescriptionItemBody } from '../../api/records.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoice } from '../../ui/chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { ROUTES } from './limits.ts';
import { warningsOf } from './warnings.ts';

interface ItemProps {
  /** From 1. */
  number: number;
  item: PrescriptionItemBody;
  /** The id of the usual frequencies. */
  frequencies: string;
  /** The fields that have to be filled in before signing. */
  missing: readonly string[];
  found: PrescriptionBody | undefined;
  seen: ReadonlySet<string>;
  onSeen: (warning: string, seen: boolean) => void;
  onChange: (item: PrescriptionItemBody) => void;
  onRemove: () => void;
}

type TextName = 'medicine' | 'form' | 'dose' | 'frequency' | 'quantity' | 'instruction';

/** One medicine: what, how much, how often, how long; and what stands against it. */
export function ItemFields({ number, item, frequencies, missing, found, seen, onSeen, onChange, onRemove }: ItemProps) {
  const { t } = useSpeech();
  const errorOf = (field: string) => (missing.includes(`items.${number - 1}.${field}`) ? t('visit.missing') : undefined);
  const text = (field: TextName, maxLength: number) => ({
    name: field, value: item[field], maxLength, autoComplete: 'off', error: errorOf(field), onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...item, [field]: event.target.value }),
  });
  const days = (typed: string) => {
    const count = Number.parseInt(typed.replace(/\D/g, ''), 10);
    onChange({ ...item, days: count >= 1 ? Math.min(count, 365) : null });
  };
  return (
    <fieldset className="visit-item">
      <legend>{t('visit.medicine-number', { number })}</legend>
      <Button look="quiet" round className="visit-item-remove" aria-label={t('visit.remove-medicine', { number })} onClick={onRemove}><Trash2 size={20} aria-hidden="true" /></Button>
      <TextField label={t('visit.medicine')} hint={t('visit.medicine-hint')} {...text('medicine', 120)} />
      <Against item={item} number={number} found={found} seen={seen} onSeen={onSeen} />
      <TextField label={t('visit.form')} hint={t('visit.form-hint')} {...text('form', 120)} />
      <div className="visit-pair">
        <TextField label={t('visit.dose')} hint={t('visit.dose-hint')} {...text('dose', 120)} />
        <Select label={t('visit.route')} name="route" value={item.route} onChange={(event) => onChange({ ...item, route: event.target.value as PrescriptionItemBody['route'] })}>
          {ROUTES.map((route) => <option key={route} value={route}>{t(`route.${route}`)}</option>)}
        </Select>
      </div>
      <div className="visit-pair">
        <TextField label={t('visit.frequency')} list={frequencies} {...text('frequency', 120)} />
        <TextField label={t('visit.days')} name="days" error={errorOf('days')} inputMode="numeric" maxLength={3} autoComplete="off" value={item.days ?? ''} onChange={(event) => days(event.target.value)} />
      </div>
      <div className="visit-pair">
        <TextField label={t('visit.quantity')} aside={t('record.optional')} {...text('quantity', 60)} />
        <div className="visit-needed"><ChipChoice checked={item.as_needed} onChange={(event) => onChange({ ...item, as_needed: event.target.checked })}>{t('record.as-needed')}</ChipChoice></div>
      </div>
      <TextField label={t('visit.instruction')} aside={t('record.optional')} {...text('instruction', 400)} />
    </fieldset>
  );
}

/** Beside the medicine: it meets an allergy, which the doctor has to acknowledge, or it may not be prescribed from afar at all. */
function Against({ item, number, found, seen, onSeen }: Pick<ItemProps, 'item' | 'number' | 'found' | 'seen' | 'onSeen'>) {
  const { t } = useSpeech();
  const controlled = found?.not_allowed.find(({ item: place, medicine }) => place === number - 1 && medicine === item.medicine.trim());
  return (
    <>
      {controlled && <Notice tone="danger" announce title={t('visit.controlled')}><p>{t('visit.controlled-note', { medicine: controlled.medicine })}</p></Notice>}
      {warningsOf(found, [item], number - 1).map(({ key, medicine, substance }) => (
        <Notice key={key} tone="danger" announce title={t('visit.allergy', { substance })}>
          <p>{t('visit.allergy-note', { medicine, substance })}</p>
          <label className="visit-check"><input type="checkbox" checked={seen.has(key)} onChange={(event) => onSeen(key, event.target.checked)} />{t('visit.allergy-seen')}</label>
        </Notice>
      ))}
    </>
  );
}
