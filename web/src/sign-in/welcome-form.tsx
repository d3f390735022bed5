import { useEffect, useRef } from 'react';
import { SignInForm } from './sign-in-form.tsx';

/** The form of the welcome sheet. It takes the place of the button that was pressed, and so the focus. */
export default function WelcomeForm({ onDone }: { onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <SignInForm onDone={onDone} />
    </div>
  );
}
