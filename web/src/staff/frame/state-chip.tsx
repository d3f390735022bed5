import { Ban, CircleCheck, Clock, Minus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import './frame-pieces.css';

const ICONS = { good: CircleCheck, waits: Clock, bad: Ban, quiet: Minus } as const;

/** The state of a row: an icon and a word, so that it does not depend on colour alone. */
export function StateChip({ tone, word }: { tone: keyof typeof ICONS; word: string }) {
  const icon = ICONS[tone];
  return (
    <span className={`state-chip ${tone}`}>
      <Icon node={icon} size={14} />
      {word}
    </span>
  );
}
