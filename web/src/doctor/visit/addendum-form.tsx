import { useQueryClient } from '@tanstack/react-query';
import { setAnswer } from '../../api/query.ts';
import { addAddendum, visitQuery } from '../../api/records.ts';
import { withSaved } from './drafts.ts';
import { OneTextForm } from '../../components/one-text-form.tsx';

/**
 * Adds a text to the signed note; it cannot be changed afterwards. `text` prefills it with what was typed before the
 * note was signed elsewhere.
 */
export function AddendumForm({
  bookingId,
  text,
  onClose,
  onSent,
}: {
  bookingId: string;
  text: string;
  onClose: () => void;
  onSent: () => void;
}) {
  const client = useQueryClient();
  return (
    <OneTextForm
      name="addendum"
      about={bookingId}
      words={{
        note: 'visit.addendum-note',
        label: 'visit.addendum',
        missing: 'visit.addendum-missing',
        send: 'visit.addendum-send',
        failed: 'visit.refused',
      }}
      maxLength={4000}
      text={text}
      onClose={onClose}
      onSend={async (send, said) => {
        const note = await addAddendum(send, bookingId, said);
        onSent();
        await setAnswer(client, visitQuery(bookingId).queryKey, (known) => known && withSaved(known, 'note', note));
      }}
    />
  );
}
