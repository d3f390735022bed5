import { useQueryClient } from '@tanstack/react-query';
import { setAnswer } from '../../api/query.ts';
import { cancelDocument, visitQuery } from '../../api/records.ts';
import type { DocumentKind } from '../../api/records.ts';
import { OneTextForm } from '../../components/one-text-form.tsx';

/** Cancels a signed document, with a reason that the patient reads. */
export function CancelForm({
  kind,
  bookingId,
  onClose,
  onCancelled,
}: {
  kind: DocumentKind;
  bookingId: string;
  onClose: () => void;
  onCancelled: () => void;
}) {
  const client = useQueryClient();
  return (
    <OneTextForm
      name="reason"
      about={`${bookingId} ${kind}`}
      words={{
        note: 'visit.cancel-note',
        label: 'visit.cancel-reason',
        missing: 'visit.cancel-missing',
        send: 'visit.cancel-send',
        failed: 'visit.refused',
      }}
      maxLength={500}
      danger
      onClose={onClose}
      onSend={async (send, reason) => {
        const visit = await cancelDocument(send, kind as Exclude<DocumentKind, 'note'>, bookingId, reason);
        onCancelled();
        await setAnswer(client, visitQuery(bookingId).queryKey, visit);
      }}
    />
  );
}
