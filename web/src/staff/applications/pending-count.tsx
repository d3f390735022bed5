import { useQuery } from '@tanstack/react-query';
import { pendingQuery } from '../../api/application-reviews.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** In milliseconds. */
const POLL = 60_000;

/** How many applications are pending, beside the link of the section (ADM-APP-01). */
export function PendingCount() {
  return <Waiting what="pending" words="staff.applications-wait" />;
}

/** How many new licences of doctors wait, beside the link of the section. */
export function RenewalCount() {
  return <Waiting what="renewals" words="staff.licences-wait" />;
}

interface WaitingProps {
  what: 'pending' | 'renewals';
  words: 'staff.applications-wait' | 'staff.licences-wait';
}

function Waiting({ what, words }: WaitingProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...pendingQuery(), refetchInterval: POLL });
  const count = data?.[what] ?? 0;
  if (count === 0) return null;
  return (
    <span className="section-count numbers">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">, {t(words, { count })}</span>
    </span>
  );
}
