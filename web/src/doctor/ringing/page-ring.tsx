import { use } from 'react';
import type { RingProps } from '../../shell/ring-props.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { CallBanner } from './call-banner.tsx';
import { useIsQuiet } from './quiet.ts';
import { RingNote } from './ring-note.tsx';
import { RingingBanner } from './ringing-banner.tsx';

/** The dashboard shows the banner beside its menu itself. */
const DASHBOARD = /^\/doctor\/(mobile-)?dashboard(\/|$)/;

/** Emergencies on a doctor's page: one line in a running call, otherwise the banner that rings. */
export default function PageRing({ inCall }: RingProps) {
  const { path } = use(AddressContext);
  const quiet = useIsQuiet();
  if (inCall) return <CallBanner {...inCall} />;
  if (quiet || DASHBOARD.test(path)) return null;
  return (
    <div className="page-ring">
      <RingingBanner />
      <RingNote />
    </div>
  );
}
