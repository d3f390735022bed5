import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isSameName } from '@tabibu/contract/person-name';
import { rememberCsrf } from '../api/client.ts';
import { addMember, choosePerson, familyQuery } from '../api/family.ts';
import type { MemberInputBody } from '../api/family.ts';
import type { MeBody } from '../api/identity.ts';
import { useIdempotentSend } from '../api/idempotent-send.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { refusalIn, useFormReply } from './forms/form-reply.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { MemberForm } from './member-form.tsx';

interface WhoUsesProps {
  /** Who has proven the number. The whole page may not know the account yet. */
  me: MeBody;
  /** Called with the account after the answer. */
  onChosen: (me: MeBody) => Promise<void> | void;
}

/**
 * Asks who uses this browser: the account's person, somebody of the family, or somebody who is added here. One
 * telephone serves several people, and what one books must not reach the record of another.
 */
export default function WhoUses({ me, onChosen }: WhoUsesProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const answer = useFormReply();
  const { data: family } = useQuery(familyQuery());
  const [state, setState] = useState<{ busy?: string; fault?: unknown }>({ fault: refusalIn(answer) });
  const choose = async (value: string) => {
    setState({ busy: value });
    // A page that does not know the account yet has no token of its session.
    rememberCsrf(me.csrf);
    try {
      await onChosen(await choosePerson(value === 'me' ? null : value));
    } catch (fault) {
      setState({ fault });
    }
  };
  const add = async (wish: MemberInputBody) => {
    rememberCsrf(me.csrf);
    const { id } = await addMember(send, wish);
    await client.invalidateQueries({ queryKey: familyQuery().queryKey });
    await choose(id);
  };
  if (!family) return <CardSkeletons count={1} />;
  const typed = me.typed_name;
  const isTyped = (name: string) => typed !== undefined && isSameName(name, typed);
  const members = [...family.members].sort((one, other) => Number(isTyped(other.name)) - Number(isTyped(one.name)));
  const isKnown = members.some(({ name }) => isTyped(name));
  const button = (value: string, words: string, isFirst: boolean) => (
    <Button
      key={value}
      type="submit"
      name="person_id"
      value={value}
      wide
      look={isFirst ? 'primary' : 'secondary'}
      busy={state.busy === value}
      onClick={(event) => {
        event.preventDefault();
        void choose(value);
      }}
    >
      {words}
    </Button>
  );
  return (
    <div className="stack">
      {typed !== undefined && (
        <p role="status">
          <strong>{t('sign-in.who-belongs', { name: me.full_name, typed })}</strong>
        </p>
      )}
      <p className="muted">{t('sign-in.who-why')}</p>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'family.failed')}</p>
        </Notice>
      )}
      <form name="choose-person" method="post" className="stack">
        {isKnown && members.slice(0, 1).map(({ id, name }) => button(id, t('sign-in.who-am', { name }), true))}
        {button('me', t('sign-in.who-am', { name: me.full_name }), !isKnown)}
        {members.slice(isKnown ? 1 : 0).map(({ id, name }) => button(id, t('sign-in.who-am', { name }), false))}
      </form>
      <details open={answer?.form === 'add-member'}>
        <summary>{t('sign-in.who-other')}</summary>
        <p className="small muted">{t('sign-in.who-other-why', { name: me.full_name })}</p>
        <MemberForm
          today={family.today}
          numberFrom={family.number_from}
          typed={answer?.form === 'add-member' ? answer.values : { name: isKnown ? '' : (typed ?? '') }}
          onSend={add}
        />
      </details>
    </div>
  );
}
