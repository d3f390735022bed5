import { useQuery } from '@tanstack/react-query';
import { addMember, familyQuery } from '../../api/family.ts';
import type { MemberBody } from '../../api/family.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { MemberForm } from '../../components/member-form.tsx';

/** Adds somebody to the family from another page, and says who that is. */
export default function NewMember({ onAdded }: { onAdded: (member: MemberBody) => Promise<void> }) {
  const send = useIdempotentSend();
  const { data } = useQuery(familyQuery());
  return (
    <MemberForm
      today={data?.today ?? ''}
      numberFrom={data?.number_from ?? 0}
      onSend={async (wish) => onAdded(await addMember(send, wish))}
    />
  );
}
