import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { COUNTRIES } from '@tabibu/contract/countries';
import { HANDOVER_DAYS } from '@tabibu/contract/family-rules';
import { familyQuery, offerRecord, withdrawOffer } from '../../api/family.ts';
import type { MemberBody } from '../../api/family.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { refusalIn, useFormReply } from '../../components/forms/form-reply.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

interface HandOverProps {
  readonly member: MemberBody;
  /** The age from which a member may take the record over. */
  readonly majority: number;
}

/** Hands the record of a grown-up over, and shows an offer that waits. Says why it is not possible yet. */
export function HandOver({ member, majority }: HandOverProps) {
  const { t } = useTranslation();
  const { name, of_age: ofAge, handover, has_visit: hasVisit } = member;
  const why =
    ofAge === null
      ? t('family.hand-over-age')
      : !ofAge
        ? t('family.hand-over-from', { age: majority, name })
        : hasVisit
          ? t('family.hand-over-visit')
          : null;
  return (
    <section className="card stack" aria-labelledby="member-hand-over">
      <h2 id="member-hand-over">{t('family.hand-over-title')}</h2>
      {why !== null && handover === null && <p>{why}</p>}
      {why === null && handover === null && <OfferForm member={member} />}
      {handover !== null && <Offered personId={member.id} name={name} offer={handover} />}
    </section>
  );
}

function OfferForm({ member: { id, name } }: { member: MemberBody }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const country = useCountry();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const sent = useFormReply();
  const reply = sent?.form === 'hand-over' ? sent : undefined;
  const [state, setState] = useState<{ busy: boolean; wrong?: boolean; fault?: unknown }>({
    busy: false,
    fault: refusalIn(reply),
  });
  useErrorFocus(form, attempt);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('phone');
    const phone = typeof typed === 'string' ? toInternational(country, typed) : undefined;
    setAttempt(attempt + 1);
    if (phone === undefined) return setState({ busy: false, wrong: true });
    setState({ busy: true });
    try {
      await offerRecord(id, phone);
      await client.invalidateQueries({ queryKey: familyQuery().queryKey });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <form ref={form} name="hand-over" method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      <p>{t('family.hand-over-what', { name })}</p>
      <ul>
        <li>{t('family.hand-over-reads', { name })}</li>
        <li>{t('family.hand-over-loses')}</li>
        <li>{t('family.hand-over-keeps')}</li>
      </ul>
      <TextField
        label={t('family.hand-over-phone', { name })}
        name="phone"
        type="tel"
        maxLength={40}
        autoComplete="off"
        required
        defaultValue={reply?.values['phone']}
        error={state.wrong ? t('family.hand-over-phone-wrong') : undefined}
      />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'family.failed')}</p>
        </Notice>
      )}
      <Button type="submit" busy={state.busy}>
        {t('family.hand-over')}
      </Button>
    </form>
  );
}

interface OfferedProps {
  readonly personId: string;
  readonly name: string;
  readonly offer: NonNullable<MemberBody['handover']>;
}

function Offered({ personId, name, offer: { phone } }: OfferedProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reply = useFormReply();
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({
    busy: false,
    fault: reply?.form === 'withdraw-offer' ? refusalIn(reply) : undefined,
  });
  const home = COUNTRIES.find(({ dialCode }) => phone.startsWith(dialCode));
  const withdraw = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      await withdrawOffer(personId);
      await client.invalidateQueries({ queryKey: familyQuery().queryKey });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  return (
    <>
      <Notice tone="success" announce>
        <p>
          {t('family.hand-over-waits', {
            name,
            phone: home ? readableNumber(home, phone) : phone,
            days: HANDOVER_DAYS,
          })}
        </p>
      </Notice>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'family.failed')}</p>
        </Notice>
      )}
      <form name="withdraw-offer" method="post" onSubmit={(event) => void withdraw(event)}>
        <Button type="submit" look="secondary" busy={state.busy}>
          {t('family.hand-over-withdraw')}
        </Button>
      </form>
    </>
  );
}
