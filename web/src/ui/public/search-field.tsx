import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Search } from 'lucide';
import { Icon } from '../icon.tsx';
import { useReplayEarlyText } from '../early-input.ts';
import './search-field.css';

interface SearchFieldProps {
  name: string;
  value: string;
  placeholder: string;
  /** Label for screen readers, where none is visible. */
  label?: string;
  /** The listbox below that the field moves in, with its chosen option: the field is then a combobox. */
  list?: {
    readonly id: string;
    readonly chosen: string | undefined;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  onType: (text: string) => void;
}

/** A text field for searching. It reports what was typed before the script loaded, too. */
export function SearchField({ name, value, placeholder, label, list, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useReplayEarlyText(field);
  return (
    <span className="search-field">
      <Icon node={Search} size={20} />
      <input
        ref={field}
        type="search"
        name={name}
        value={value}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        aria-label={label}
        {...(list && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': list.id,
          'aria-activedescendant': list.chosen,
          onKeyDown: list.onKeyDown,
        })}
        onChange={(event) => onType(event.target.value)}
      />
    </span>
  );
}
