import {
  CalendarCheck,
  CalendarX,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  PhoneCall,
  Siren,
} from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { StageBody } from '@tabibu/contract/stages';

const ICONS: Record<StageBody['name'], IconNode> = {
  'to-pay': Hourglass,
  paying: Hourglass,
  'payment-unclear': CircleAlert,
  planned: CalendarCheck,
  delayed: Clock,
  open: PhoneCall,
  undecided: CircleAlert,
  'ringing-first': Siren,
  ringing: Siren,
  escalated: Siren,
  accepted: CircleCheck,
  completed: CircleCheck,
  claimed: CircleCheck,
  contested: CircleAlert,
  overturned: CircleX,
  missed: CalendarX,
  'not-paid': CircleX,
  cancelled: CircleX,
};

/** The stage as a chip with icon and word. The server sends the word; the colour is never the only sign. */
export function StatusBadge({ stage }: { stage: StageBody }) {
  const icon = ICONS[stage.name];
  return (
    <span className={`status ${stage.tone}`}>
      <Icon node={icon} size={16} />
      {stage.chip}
    </span>
  );
}
