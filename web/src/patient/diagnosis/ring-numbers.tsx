import { PhoneCall } from 'lucide-react';
import '../booking/emergency-numbers.css';

/** Two numbers to ring. Pressing one opens the telephone. */
export function RingNumbers({ numbers }: { numbers: readonly { readonly number: string; readonly label: string }[] }) {
  return (
    <ul className="emergency-numbers">
      {numbers.slice(0, 2).map(({ number, label }) => (
        <li key={number}>
          <a className="emergency-number" href={`tel:${number}`}>
            <b className="numbers">
              <PhoneCall size={22} aria-hidden="true" />
              {number}
            </b>
            <span className="small">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
