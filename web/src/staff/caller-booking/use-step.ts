import { useState } from 'react';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** Sends what a step asks for, one at a time, and keeps the sentence of the last refusal. What was typed stays. */
export function useStep() {
  const { t } = useTranslation();
  const [state, setState] = useState<{ busy: boolean; fault?: string; error?: unknown }>({ busy: false });
  const run = async (action: () => Promise<void>) => {
    if (state.busy) return;
    setState({ busy: true });
    try {
      await action();
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'caller-booking.failed'), error });
    }
  };
  return { ...state, run };
}
