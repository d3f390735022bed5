import { useId } from 'react';
import { Plus } from 'lucide-react';
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
  /** The medicines whose warning the doctor has seen. */
  seen: ReadonlySet<string>;
  onSeen: (warning: string, seen: boolean) => void;
  onChange: (items: PrescriptionItemBody[]) => void;
}

/** The medicines, one card each. */
export function PrescriptionFields({ items, found, seen, onSeen, onChange }: FieldsProps) {
  const { t } = useSpeech();
  const list = useId();
  const shown = items.length === 0 ? [EMPTY_ITEM] : items;
  return (
    <>
      <datalist id={list}>
        {([1, 2, 3, 4] as const).map((count) => <option key={count} value={t('visit.times-a-day', { count })} />)}
        <option value={t('visit.at-night')} />
        <option value={t('visit.every-8-hours')} />
      </datalist>
      {shown.map((item, index) => (
        // Items have no id of their own, and each field is controlled: the place is the name.
        // oxlint-disable-next-line react/no-array-index-key
        <ItemFields key={index} number={index + 1} item={item} frequencies={list} found={found} seen={seen} onSeen={onSeen}
          onChange={(changed) => onChange(shown.map((one, place) => (place === index ? changed : one)))}
          onRemove={() => onChange(shown.filter((_, place) => place !== index))} />
      ))}
      {shown.length < PRESCRIPTION_ITEMS && <Button look="secondary" wide onClick={() => onChange([...shown, EMPTY_ITEM])}><Plus size={20} aria-hidden="true" />{t('visit.add-medicine')}</Button>}
    </>
  );
}
