import { Ticket } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { DoctorType } from '@tabibu/contract/specialties';
import { useTranslation } from '../shell/translation.tsx';
import { usePlanCalls } from './plan-calls.ts';

/** Where the reader's plan pays for a call with this doctor: how many calls are left, so that nobody pays again. */
export default function PlanLeft({ type }: { type: DoctorType }) {
  const { t } = useTranslation();
  const { left } = usePlanCalls(type);
  if (left === 0) return null;
  return (
    <p className="small plan-left">
      <Icon node={Ticket} size={16} /> {t('doctor.plan-left', { count: left })}
    </p>
  );
}
