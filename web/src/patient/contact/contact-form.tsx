import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ownComplaintsQuery, writeComplaint } from '../../api/complaints.ts';
import type { ComplaintInput } from '../../api/complaints.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useKeptDraft } from '../../components/use-kept-draft.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useLetterSubject } from './letter-subject.ts';

const FIELDS = ['first_name', 'last_name', 'email', 'subject', 'message'] as const;

interface State {
  readonly busy: boolean;
  readonly faults: Partial<Record<keyof ComplaintInput, SentenceKey>>;
  readonly refusal?: unknown;
  readonly number?: number;
}

/**
 * The contact form (PAT-MORE-07, W34). A visitor gives an email address for the answer; a person who is signed in reads
 * the answer on this page.
 */
export function ContactForm() {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const subject = useLetterSubject();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ busy: false, faults: {} });
  const read = () => letterOf(form.current);
  const forget = useKeptDraft('contact', me?.id ?? '', read, (letter) => fill(form.current, letter));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const letter = read();
    const faults = faultsOf(letter, me !== null);
    const first = FIELDS.find((name) => faults[name] !== undefined);
    if (first !== undefined) {
      setState({ busy: false, faults });
      return fieldOf(form.current, first)?.focus();
    }
    setState({ busy: true, faults: {} });
    try {
      const { number } = await writeComplaint(send, letter);
      forget();
      form.current?.reset();
      setState({ busy: false, faults: {}, number });
      if (me) void client.invalidateQueries({ queryKey: ownComplaintsQuery().queryKey });
    } catch (refusal) {
      setState({ busy: false, faults: {}, refusal });
    }
  };
  const errorOf = (name: keyof ComplaintInput) => (state.faults[name] ? t(state.faults[name]) : undefined);
  return (
    <form
      ref={form}
      method="post"
      className="card stack"
      noValidate
      aria-labelledby="write-to-us"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="write-to-us">{t('contact.write')}</h2>
      <TextField
        label={t('contact.first-name')}
        name="first_name"
        autoComplete="given-name"
        maxLength={60}
        required
        error={errorOf('first_name')}
      />
      <TextField
        label={t('contact.last-name')}
        name="last_name"
        autoComplete="family-name"
        maxLength={60}
        required
        error={errorOf('last_name')}
      />
      <TextField
        label={t('contact.email-address')}
        aside={me ? t('contact.optional') : undefined}
        hint={t(me ? 'contact.email-hint-signed-in' : 'contact.email-hint')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required={!me}
        error={errorOf('email')}
      />
      <TextField
        label={t('contact.subject')}
        name="subject"
        maxLength={120}
        required
        defaultValue={subject}
        error={errorOf('subject')}
      />
      <TextArea
        label={t('contact.message')}
        hint={t('contact.message-hint')}
        name="message"
        rows={5}
        maxLength={4000}
        required
        error={errorOf('message')}
      />
      {state.refusal !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.refusal, t, 'contact.not-sent')}</p>
        </Notice>
      )}
      {state.number !== undefined && (
        <Notice tone="success" announce>
          <p>{t('contact.sent', { number: state.number })}</p>
        </Notice>
      )}
      <Button type="submit" busy={state.busy}>
        {t('contact.send')}
      </Button>
    </form>
  );
}

function fieldOf(form: HTMLFormElement | null, name: keyof ComplaintInput) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

function letterOf(form: HTMLFormElement | null): ComplaintInput {
  const value = (name: keyof ComplaintInput) => fieldOf(form, name)?.value.trim() ?? '';
  return {
    first_name: value('first_name'),
    last_name: value('last_name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  };
}

function fill(form: HTMLFormElement | null, letter: ComplaintInput): void {
  for (const name of FIELDS) {
    const field = fieldOf(form, name);
    if (field) field.value = letter[name] ?? '';
  }
}

function faultsOf(letter: ComplaintInput, signedIn: boolean): State['faults'] {
  const empty = FIELDS.filter((name) => letter[name] === '' && !(name === 'email' && signedIn));
  const address: State['faults'] =
    letter.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(letter.email) ? { email: 'contact.email-fault' } : {};
  return { ...address, ...Object.fromEntries(empty.map((name) => [name, 'contact.fill' as const])) };
}
