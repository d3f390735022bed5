import { useQueryClient } from '@tanstack/react-query';
import { addAddendum, visitQuery } from '../../api/records.ts';
import type { VisitRecordsBody } from '../../api/records.ts';
import { withSaved } from './drafts.ts';
import { OneTextForm } from '../../parts/one-text-form.tsx';

/** A text under the signed note, for ever. */
export function AddendumForm({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <OneTextForm name="addendum" about={bookingId} words={{ note: 'visit.addendum-note', label: 'visit.addendum', missing: 'visit.addendum-missing', send: 'visit.addendum-send', failed: 'visit.refused' }} maxLength={4000} onClose={onClose}
      onSend={async (send, text) => {
        const note = await addAddendum(send, bookingId, text);
        client.setQueryData<VisitRecordsBody>(visitQuery(bookingId).queryKey, (known) => known && withSaved(known, 'note', note));
      }} />
  );
}
