import { Ban, CircleCheck, Clock, Minus } from 'lucide-react';
import './frame-pieces.css';

const ICONS = { good: CircleCheck, waits: Clock, bad: Ban, quiet: Minus } as const;

/** The state of a row: an icon and a word, so that it does not depend on colour alone. */
export function StateChip({ tone, word }: { tone: keyof typeof ICONS; word: string }) {
  const Icon = ICONS[tone];
  return (
    <span className={`state-chip ${tone}`}>
      <Icon size={14} aria-hidden="true" />
      {word}
    </span>
  );
}
