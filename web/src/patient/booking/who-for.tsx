import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { familyQuery } from '../../api/family.ts';
import type { MemberBody } from '../../api/family.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ChipChoice } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LazyNewMember } from './lazy-new-member.ts';

/** The chip of the patient, and the one that adds somebody. Everybody else has an id. */
const ME = 'me';
const NEW = 'new';

/** Whom the visit is for: what was chosen, and the people who can be chosen. */
export interface Who {
  /** The member of the family; undefined for the patient. */
  readonly personId: string | undefined;
  readonly chosen: string;
  readonly members: readonly MemberBody[];
  readonly choose: (value: string) => void;
}

/**
 * Returns the choice. It stands at `wanted`, at what the address says after somebody was added on the family's page
 * without script, at the member who uses this session, or at the patient.
 */
export function useWho(wanted: string | null | undefined): Who {
  const { me } = useSession();
  const query = useQueryOfAddress();
  const family = useQuery({ ...familyQuery(), enabled: me?.role === 'patient' });
  const [choice, setChoice] = useState<string>();
  const members = family.data?.members ?? [];
  const chosen = choice ?? wanted ?? query.get('for') ?? me?.person_id ?? ME;
  const isKnown = members.some(({ id }) => id === chosen);
  return {
    chosen: isKnown || chosen === NEW ? chosen : ME,
    personId: isKnown ? chosen : undefined,
    members,
    choose: setChoice,
  };
}

/** The first step of booking: me, in one press somebody of my family, or somebody whom I add here. */
export function WhoFor({ who, path }: { who: Who; path: string }) {
  const { t } = useTranslation();
  const { me, known } = useSession();
  if (!me)
    return known ? (
      <p>
        <Link href={`/auth?next=${encodeURIComponent(path)}`}>{t('booking.who-sign-in')}</Link>
      </p>
    ) : null;
  if (me.role !== 'patient') return null;
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
  const member = who.members.find(({ id }) => id === who.personId);
  return (
    <fieldset className="who-for">
      <legend>{t('booking.who')}</legend>
      <div className="chips">
        {chip(ME, t('booking.who-me'))}
        {who.members.map(({ id, name }) => chip(id, name))}
        {chip(NEW, t('booking.who-other'))}
      </div>
      {member && <p className="small muted">{t('booking.who-speaks', { name: member.name })}</p>}
    </fieldset>
  );
}

/** The form that adds somebody, over the booking. Afterwards the visit is for that person. */
export function NewPersonSheet({ who }: { who: Who }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const open = who.chosen === NEW;
  const added = async ({ id }: MemberBody) => {
    await client.invalidateQueries({ queryKey: familyQuery().queryKey });
    who.choose(id);
  };
  return (
    <Sheet open={open} onClose={() => who.choose(ME)} title={t('booking.who')} closeLabel={t('dialog.close')}>
      {open && <LazyNewMember.Part onAdded={added} />}
    </Sheet>
  );
}
