import type { ReactNode } from 'react';

/** A form around the button that signs out: without script the server ends the session. */
export function SignOutForm({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return (
    <form
      name="sign-out"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      {children}
    </form>
  );
}
