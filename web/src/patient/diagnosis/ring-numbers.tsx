import { NumberToRing } from '../../components/emergency/emergency-numbers.tsx';

/** Two numbers to ring. */
export function RingNumbers({ numbers }: { numbers: readonly { readonly number: string; readonly label: string }[] }) {
  return (
    <ul className="emergency-numbers">
      {numbers.slice(0, 2).map(({ number, label }) => (
        <NumberToRing key={number} number={number} label={label} />
      ))}
    </ul>
  );
}
