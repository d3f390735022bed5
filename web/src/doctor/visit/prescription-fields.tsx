import { useId } from 'react';
import { CirclePlus } from 'lucide-react';
import { PRESCRIPTION_ITEMS } from './limits.ts';
import type { PrescriptionBody, PrescriptionItemBody } from '../../api/records.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { EMPTY_ITEM } from './drafts.ts';
import { ItemFields } from './item-fields.tsx';

interface FieldsProps {
  items: readonly PrescriptionItemBody[];
  /** What the server found in the items that it was sent last. */
  found: PrescriptionBody | undefined;
  missing: readonly string[];
  /** The medicines whose warning the doctor has seen. */
  seen: ReadonlySet<string>;
  onSeen: (warning: string, seen: boolean) => void;
  onChange: (items: PrescriptionItemBody[]) => void;
}

/** The medicines, one card each. */
export function PrescriptionFields({ items, found, missing, seen, onSeen, onChange }: FieldsProps) {
  const { t } = useSpeech();
  const list = useId();
  const usual = [...[1, 2, 3, 4].map((count) => t('visit.times-a-day', { count })), t('visit.every-8-hours'), t('visit.at-night')];
  const shown = items.length === 0 ? [EMPTY_ITEM] : items;
  return (
    <>
      <datalist id={list}>
        {usual.map((words) => <option key={words} value={words} aria-label={words} />)}
      </datalist>
      {shown.map((item, index) => (
        // Items have no id of their own, and each field is controlled: the place is the name.
        // oxlint-disable-next-line react/no-array-index-key
        <ItemFields key={index} number={index + 1} item={item} frequencies={list} missing={missing} found={found} seen={seen} onSeen={onSeen}
          onChange={(changed) => onChange(shown.map((one, place) => (place === index ? changed : one)))}
          onRemove={() => onChange(shown.filter((_, place) => place !== index))} />
      ))}
      {shown.length < PRESCRIPTION_ITEMS && <Button look="secondary" wide onClick={() => onChange([...shown, EMPTY_ITEM])}><CirclePlus size={20} aria-hidden="true" />{t('visit.add-medicine')}</Button>}
    </>
  );
}
