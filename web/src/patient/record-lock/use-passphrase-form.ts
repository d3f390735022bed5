import { useState } from 'react';
import type { FormEvent } from 'react';
import type { FormReply } from '@tabibu/contract/page-forms';
import { problemText } from '../../api/problem-text.ts';
import { refusalIn, useFormReply } from '../../components/form-reply.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** A form with a passphrase: whether it is being sent, why it was refused, and what its `onSubmit` is. */
export interface PassphraseForm {
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly send: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Returns a form that sends what was typed. It also shows the refusal of the form of this name that was sent without
 * script. The fields are the browser's own, so what was typed before the script came stays.
 */
export function usePassphraseForm(
  name: FormReply['form'],
  onSend: (typed: (field: string) => string) => Promise<void>,
): PassphraseForm {
  const { t } = useTranslation();
  const reply = useFormReply();
  const refused = reply?.form === name ? refusalIn(reply) : undefined;
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false, fault: refused });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const form = event.currentTarget;
    setState({ busy: true });
    onSend((field) => String(data.get(field) ?? '')).then(
      () => {
        form.reset();
        setState({ busy: false });
      },
      (fault: unknown) => setState({ busy: false, fault }),
    );
  };
  return {
    busy: state.busy,
    fault: state.fault === undefined ? undefined : problemText(state.fault, t, 'lock.failed'),
    send,
  };
}
