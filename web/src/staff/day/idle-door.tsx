import type { Portal } from '../../api/staff.ts';
import { DeskLock } from './desk-lock.tsx';

/** The lock of a desk whose page was loaded anew while its session was idle: nothing of a person lies under it. */
export default function IdleDoor({ portal }: { portal: Portal }) {
  return <DeskLock portal={portal} />;
}
