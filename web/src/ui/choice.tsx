import type { ReactNode } from 'react';
import './choice.css';

export interface ChoiceItem<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Shown at the end of the line, such as a price. */
  readonly end?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  items: readonly ChoiceItem<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

/**
 * A choice between a few options as large cards. They are native radio buttons, so arrow keys and screen readers work
 * as usual.
 */
export function Choice<Value extends string>({ legend, name, items, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {items.map((item) => (
        <label key={item.value} className={cardClass(item.disabled, item.value === value)}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={item.disabled}
            onChange={() => onChoose(item.value)}
          />
          {item.icon}
          <span className="choice-words">
            <span className="choice-title">{item.title}</span>
            {item.note && <span className="choice-note">{item.note}</span>}
          </span>
          {item.end && <span className="choice-end numbers">{item.end}</span>}
        </label>
      ))}
    </fieldset>
  );
}

function cardClass(off: boolean | undefined, chosen: boolean): string {
  return ['choice-card', off && 'off', chosen && 'chosen'].filter(Boolean).join(' ');
}
