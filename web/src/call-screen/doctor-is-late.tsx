import type { CallViewBody } from '../api/calls.ts';
import { useCountry, useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';

/** Tells a waiting patient when to expect the doctor, if a delay was announced. */
export function DoctorIsLate({ call, className }: { call: CallViewBody; className?: string }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  if (call.side !== 'patient' || call.other.present || call.expected_at <= call.starts_at) return null;
  return (
    <p className={className} role="status" suppressHydrationWarning>
      {t('room.late', { name: call.other.name, when: moment(call.expected_at, zone, now) })}
    </p>
  );
}
