import { useState } from 'react';
import type { FormEvent } from 'react';
import type { PregnancyStateBody } from '../../api/pregnancy.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import type { FormReply } from '../../components/forms/form-reply.ts';

/** Keeps the answer of a change, with which the whole page is drawn again. */
export type OnSaved = (state: PregnancyStateBody) => Promise<void>;

interface Sending {
  readonly busy: boolean;
  readonly fault: unknown;
  /** What was typed when the form was sent without script and refused. */
  readonly typed: Readonly<Record<string, string>>;
  /** Sends what the fields say. `send` returns undefined if a field is wrong. */
  readonly submit: (
    event: FormEvent<HTMLFormElement>,
    send: (text: (name: string) => string) => Promise<PregnancyStateBody> | undefined,
  ) => Promise<void>;
}

/**
 * Sends one of the forms of this page and keeps the answer. `isMine` tells forms of the same name apart, of which one
 * was sent without script.
 */
export function useSending(
  form: FormReply['form'],
  onSaved: OnSaved,
  isMine: (typed: Readonly<Record<string, string>>) => boolean = () => true,
): Sending {
  const reply = useFormReply();
  const mine = reply?.form === form && isMine(reply.values) ? reply : undefined;
  const [state, setState] = useState<{ busy: boolean; fault: unknown }>(() => ({
    busy: false,
    fault: refusalIn(mine),
  }));
  return {
    ...state,
    typed: mine?.values ?? {},
    async submit(event, send) {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      const sent = send((name) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value.trim() : '';
      });
      if (sent === undefined) return setState({ busy: false, fault: undefined });
      setState({ busy: true, fault: undefined });
      try {
        await onSaved(await sent);
        setState({ busy: false, fault: undefined });
      } catch (fault) {
        setState({ busy: false, fault });
      }
    },
  };
}
