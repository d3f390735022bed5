import { Check, X } from 'lucide';
import { Icon } from './icon.tsx';
import './steps.css';

export type StepState = 'done' | 'current' | 'ahead' | 'failed';

interface StepsProps {
  label: string;
  steps: readonly { readonly title: string; readonly note?: string | undefined; readonly state: StepState }[];
  /** The word for each state, which screen readers say after the title. */
  stateWords: Record<StepState, string>;
}

/** A list of steps with their states: done, current, ahead or failed. */
export function Steps({ label, steps, stateWords }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map(({ title, note, state }) => (
        <li key={title} className={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="step-sign" aria-hidden="true">
            {state === 'done' && <Icon node={Check} size={16} strokeWidth={3} />}
            {state === 'failed' && <Icon node={X} size={16} strokeWidth={3} />}
          </span>
          <span className="step-words">
            <span className="step-title">
              {title}
              <span className="visually-hidden"> ({stateWords[state]})</span>
            </span>
            {note && <span className="step-note">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
