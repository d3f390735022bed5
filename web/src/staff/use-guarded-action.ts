import { useState } from 'react';
import { problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import { StepUpCancelled, useStepUp } from '../security/step-up.tsx';

interface GuardedAction {
  readonly busy: boolean;
  /** The sentence of the last refusal. */
  readonly fault: string | undefined;
  readonly run: (action: () => Promise<unknown>) => Promise<void>;
}

/** An action that may ask for the authenticator first, with its state for button and notice. */
export function useGuardedAction(): GuardedAction {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const run = async (action: () => Promise<unknown>) => {
    setState({ busy: true });
    try {
      await guarded(action);
      setState({ busy: false });
    } catch (error) {
      setState(
        error instanceof StepUpCancelled
          ? { busy: false }
          : { busy: false, fault: problemText(error, t, 'staff.failed') },
      );
    }
  };
  return { busy: state.busy, fault: state.fault, run };
}
