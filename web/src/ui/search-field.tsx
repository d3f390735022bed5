import { Search } from 'lucide-react';
import './search-field.css';

interface SearchFieldProps {
  name: string;
  value: string;
  placeholder: string;
  /** Read by screen readers where no label is printed. */
  label?: string;
  onType: (text: string) => void;
}

/** A line to type what is looked for. */
export function SearchField({ name, value, placeholder, label, onType }: SearchFieldProps) {
  return (
    <span className="search-field">
      <Search size={20} aria-hidden="true" />
      <input
        type="search" name={name} value={value} maxLength={80} autoComplete="off" enterKeyHint="search"
        placeholder={placeholder} aria-label={label} onChange={(event) => onType(event.target.value)}
      />
    </span>
  );
}
