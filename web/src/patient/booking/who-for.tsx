import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { familyQuery } from '../../api/family.ts';
import type { MemberBody } from '../../api/family.ts';
import { readableAnywhere } from '../../components/any-number.ts';
import { A_CHILD } from '../../components/public/book-path.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/public/chip.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useAddressParameter } from './address-parameter.ts';
import { LazyNewMember } from './lazy-new-member.ts';

/** The chip of the patient, and the one that adds somebody. Everybody else has an id. */
const ME = 'me';
const NEW = 'new';

/** Whom the visit is for: what was chosen, and the people who can be chosen. */
export interface Who {
  /** The member of the family; undefined for the patient, and as long as nobody is named. */
  readonly personId: string | undefined;
  /** That member, once the family is known. */
  readonly member: MemberBody | undefined;
  readonly chosen: string;
  /** It is for a child or somebody else of whom we do not know yet who that is. */
  readonly isUnnamed: boolean;
  readonly members: readonly MemberBody[];
  readonly choose: (value: string) => void;
  /** The form that adds somebody is open. */
  readonly adding: boolean;
  readonly setAdding: (adding: boolean) => void;
}

/**
 * Returns the choice, which the address keeps, so that signing in, a reload and the way back keep it, too. It stands
 * at what the address says, at `wanted`, at `preset`, at the member who uses this session, or at the patient. 'child'
 * means the only child of the family, if there is one.
 */
export function useWho(wanted: string | null | undefined, preset?: string): Who {
  const { me } = useSession();
  const query = useQueryOfAddress();
  const keep = useAddressParameter();
  const family = useQuery({ ...familyQuery(), enabled: me?.role === 'patient' });
  const [choice, setChoice] = useState<string>();
  const [adding, setAdding] = useState(false);
  const members = family.data?.members ?? [];
  const children = members.filter(({ relation }) => relation === 'child');
  const options = [choice, query.get('for'), wanted, preset, me?.person_id].map((one) =>
    one === A_CHILD && children.length === 1 ? children[0]?.id : one,
  );
  const chosen = options.find((one) => one && [ME, NEW, A_CHILD, ...members.map(({ id }) => id)].includes(one)) ?? ME;
  const member = members.find(({ id }) => id === chosen);
  return {
    chosen: adding ? NEW : chosen,
    personId: member?.id,
    member,
    isUnnamed: chosen === A_CHILD || chosen === NEW,
    members,
    choose: (value) => {
      if (value === NEW && me) return setAdding(true);
      setChoice(value);
      keep('for', value);
    },
    adding,
    setAdding,
  };
}

/**
 * The first step of booking, before the time: me, in one press somebody of my family, a child, or somebody whom I add
 * here. A visitor is asked, too, and says who it is after signing in.
 */
export function WhoFor({ who }: { who: Who }) {
  const { t } = useTranslation();
  const { me } = useSession();
  if (me && me.role !== 'patient') return null;
  const chip = (value: string, words: string) => (
    <ChipChoice
      key={value}
      type="radio"
      name="person_id"
      value={value}
      checked={who.chosen === value}
      onChange={() => who.choose(value)}
    >
      {words}
    </ChipChoice>
  );
  return (
    <fieldset className="who-for">
      <legend>{t('booking.who')}</legend>
      <div className="chips">
        {chip(ME, t('booking.who-me'))}
        {who.members.map(({ id, name }) => chip(id, name))}
        {(!me || who.chosen === A_CHILD) && chip(A_CHILD, t('booking.who-child'))}
        {chip(NEW, t('booking.who-other'))}
      </div>
      {who.isUnnamed && <p className="small muted">{t(me ? 'booking.who-name-first' : 'booking.who-after')}</p>}
      {who.member && (
        <p className="small muted">
          {who.member.phone
            ? t('booking.who-called', { name: who.member.name, phone: readableAnywhere(who.member.phone) })
            : t('booking.who-speaks', { name: who.member.name })}
        </p>
      )}
    </fieldset>
  );
}

/** The form that adds somebody, over the booking. Afterwards the visit is for that person. */
export function NewPersonSheet({ who }: { who: Who }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const added = async ({ id }: MemberBody) => {
    await client.invalidateQueries({ queryKey: familyQuery().queryKey });
    who.choose(id);
    who.setAdding(false);
  };
  return (
    <Sheet
      open={who.adding}
      onClose={() => who.setAdding(false)}
      title={t('booking.who')}
      closeLabel={t('dialog.close')}
    >
      {who.adding && <LazyNewMember.Part onAdded={added} />}
    </Sheet>
  );
}
