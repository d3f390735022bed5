import { useId } from 'react';
import { CirclePlus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { doseText } from '@tabibu/contract/dose-words';
import type { Language } from '@tabibu/contract/languages';
import { PRESCRIPTION_ITEMS } from './limits.ts';
import type { PrescriptionItemBody } from '../../api/records.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/public/focus-soon.ts';
import { EMPTY_ITEM } from './drafts.ts';
import { ItemFields } from './item-fields.tsx';
import { NotComparedNotice } from './safety-notices.tsx';
import type { Reasons, Safety } from './safety.ts';

interface FieldsProps {
  /** The patient's language, in which the prescription is printed. */
  language: Language;
  items: readonly PrescriptionItemBody[];
  safety: Safety | undefined;
  missing: readonly string[];
  reasons: Reasons;
  onReason: (key: string, reason: string) => void;
  onRefer: ((medicine: string) => void) | undefined;
  onChange: (items: PrescriptionItemBody[]) => void;
}

const PART = '.visit-part[data-kind=prescription]';
const USUAL_DOSES = [
  { amount: 0.5, to: null, unit: 'tablet' },
  { amount: 1, to: null, unit: 'tablet' },
  { amount: 2, to: null, unit: 'tablet' },
  { amount: 1, to: null, unit: 'capsule' },
  { amount: 5, to: null, unit: 'ml' },
  { amount: 10, to: null, unit: 'ml' },
  { amount: 1, to: null, unit: 'drop' },
  { amount: 2, to: null, unit: 'puff' },
  { amount: 1, to: null, unit: 'sachet' },
] as const;

/** The medicines of a prescription, each with its own group of fields. */
export function PrescriptionFields({
  language,
  items,
  safety,
  missing,
  reasons,
  onReason,
  onRefer,
  onChange,
}: FieldsProps) {
  const { t, language: own } = useTranslation();
  const [list, doses] = [useId(), useId()];
  const usual = [
    ...[1, 2, 3, 4].map((count) => t('visit.times-a-day', { count })),
    t('visit.every-8-hours'),
    t('visit.at-night'),
  ];
  const shown = items.length === 0 ? [EMPTY_ITEM] : items;
  const add = () => {
    onChange([...shown, EMPTY_ITEM]);
    focusSoon(`${PART} .visit-item:nth-of-type(${shown.length + 1}) input`);
  };
  return (
    <>
      <datalist id={list}>
        {usual.map((words) => (
          <option key={words} value={words} aria-label={words} />
        ))}
      </datalist>
      <datalist id={doses}>
        {USUAL_DOSES.map((dose) => doseText(dose, own)).map((words) => (
          <option key={words} value={words} aria-label={words} />
        ))}
      </datalist>
      {shown.map((item, index) => (
        // Items have no id and every field is controlled, so the index can be the key.
        // oxlint-disable-next-line react/no-array-index-key
        <ItemFields
          key={index}
          number={index + 1}
          item={item}
          language={language}
          frequencies={list}
          doses={doses}
          missing={missing}
          {...{ safety, reasons, onReason, onRefer }}
          onChange={(changed) => onChange(shown.map((one, place) => (place === index ? changed : one)))}
          onRemove={() => {
            onChange(shown.filter((_, place) => place !== index));
            focusSoon(`${PART} .add-medicine`);
          }}
        />
      ))}
      <NotComparedNotice
        rows={safety?.notCompared ?? []}
        onTake={(place, medicine) => onChange(shown.map((one, at) => (at === place ? { ...one, medicine } : one)))}
      />
      {shown.length < PRESCRIPTION_ITEMS && (
        <Button look="secondary" wide className="add-medicine" onClick={add}>
          <Icon node={CirclePlus} size={20} />
          {t('visit.add-medicine')}
        </Button>
      )}
    </>
  );
}
