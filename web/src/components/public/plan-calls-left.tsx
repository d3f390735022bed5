import type { DoctorType } from '@tabibu/contract/specialties';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useMe } from '../../shell/session.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';

const late = lazyPart(() => import('../plan-left.tsx'), {
  file: 'src/components/plan-left.tsx',
  sentences: ['plan-left'],
});

/** What a patient's care plan still pays for. The server does not draw it: it is loaded for patients only. */
export function PlanCallsLeft({ type }: { type: DoctorType }) {
  const isPatient = useMe()?.role === 'patient';
  return useHydrated() && isPatient ? <late.Part type={type} /> : null;
}
