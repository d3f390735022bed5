import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { DEFAULT_COUNTRY } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { CONSENT_VERSION, RELATIONS } from '@tabibu/contract/family-rules';
import { SEXES, ageAt, isBirthDate } from '@tabibu/contract/patient-facts';
import type { MemberBody, MemberInputBody } from '../api/family.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField, useErrorFocus } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Select } from '../ui/forms/select.tsx';
import { OwnNumber, isNumber } from './own-number.tsx';
import './member-form.css';

type Faults = Partial<Record<'name' | 'relation' | 'birth_date' | 'sex' | 'phone' | 'consent', SentenceKey>>;

interface MemberFormProps {
  /** Today's date in the guardian's country. */
  today: string;
  /** The age from which somebody may have a number of their own. */
  numberFrom: number;
  /** Who is corrected; absent for somebody new. */
  member?: MemberBody | undefined;
  /** What was typed when the form was sent without script. */
  typed?: Readonly<Record<string, string>> | undefined;
  /** The refusal of the form that was sent without script. */
  refused?: unknown;
  /** Rejects when the server refuses. What was typed stays. */
  onSend: (wish: MemberInputBody) => Promise<void>;
}

/**
 * Who somebody in the family is: name, relation, birth date, sex and a number of their own. Nobody is added without
 * consent. The fields are the browser's own, so what was typed before the script came stays.
 */
export function MemberForm({ today, numberFrom, member, typed = {}, refused, onSend }: MemberFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false, fault: refused });
  useErrorFocus(form, attempt);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = wishOf(new FormData(event.currentTarget));
    const wrong = faultsOf(wish, today, member === undefined);
    setFaults(wrong);
    setAttempt(attempt + 1);
    if (Object.keys(wrong).length > 0) return setState({ busy: false });
    setState({ busy: true });
    try {
      await onSend(wish);
      if (member === undefined) form.current?.reset();
      setState({ busy: false });
    } catch (fault) {
      setState({ busy: false, fault });
    }
  };
  const errorOf = (name: keyof Faults) => (faults[name] ? t(faults[name]) : undefined);
  const [year, month, day] = (member?.birth_date ?? '').split('-');
  return (
    <form
      ref={form}
      name={member === undefined ? 'add-member' : 'change-member'}
      method="post"
      className="stack member-form"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {member !== undefined && <input type="hidden" name="version" value={member.version} />}
      <TextField
        label={t('family.name')}
        name="name"
        maxLength={120}
        autoComplete="off"
        required
        defaultValue={typed['name'] ?? member?.name}
        error={errorOf('name')}
      />
      <Select
        label={t('family.relation')}
        name="relation"
        required
        defaultValue={typed['relation'] ?? member?.relation ?? ''}
        error={errorOf('relation')}
      >
        <option value="">{t('family.choose')}</option>
        {RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {t(`family.relation-${relation}`)}
          </option>
        ))}
      </Select>
      <BirthDate
        known={{ day: typed['day'] ?? day, month: typed['month'] ?? month, year: typed['year'] ?? year }}
        error={errorOf('birth_date')}
      />
      <Select
        label={t('fact.sex')}
        name="sex"
        required
        defaultValue={typed['sex'] ?? member?.sex ?? ''}
        error={errorOf('sex')}
      >
        <option value="">{t('family.choose')}</option>
        {SEXES.map((sex) => (
          <option key={sex} value={sex}>
            {t(`fact.sex-${sex}`)}
          </option>
        ))}
      </Select>
      {!isTooYoung(member, today, numberFrom) && (
        <OwnNumber from={numberFrom} known={member?.phone} typed={typed} error={errorOf('phone')} />
      )}
      {member === undefined && <Consent given={typed['consent_version'] !== undefined} error={errorOf('consent')} />}
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(state.fault, t, 'family.failed')}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={state.busy}>
        {t(member === undefined ? 'family.add' : 'family.save')}
      </Button>
    </form>
  );
}

interface KnownBirth {
  readonly day?: string | undefined;
  readonly month?: string | undefined;
  readonly year?: string | undefined;
}

/** The birth date in three fields, because for many people only the year is known. */
function BirthDate({ known, error }: { known: KnownBirth; error: string | undefined }) {
  const { t } = useTranslation();
  const number = (name: keyof KnownBirth, maxLength: number) => ({
    name,
    maxLength,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    defaultValue: known[name],
  });
  return (
    <fieldset className="member-birth">
      <legend>{t('family.birth')}</legend>
      <p className="small muted">{t('family.birth-hint')}</p>
      <div className="member-date">
        <TextField label={t('fact.day')} {...number('day', 2)} />
        <TextField label={t('fact.month')} {...number('month', 2)} />
        <TextField label={t('fact.year')} {...number('year', 4)} required error={error} />
      </div>
    </fieldset>
  );
}

/** The consent, in the wording whose number is kept with it. */
function Consent({ given, error }: { given: boolean; error: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label className="member-consent">
        <input
          type="checkbox"
          name="consent_version"
          value={CONSENT_VERSION}
          required
          defaultChecked={given}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'consent-error' : undefined}
        />
        <span>{t('family.consent')}</span>
      </label>
      {error && (
        <p id="consent-error" className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns whether somebody is known to be too young for a number of their own. */
function isTooYoung(member: MemberBody | undefined, today: string, from: number): boolean {
  const age = member?.birth_date ? ageAt({ birthDate: member.birth_date }, today) : null;
  return age !== null && age.years < from;
}

/** Returns what the fields say. A relation or sex that was not chosen is empty, which `faultsOf` finds. */
function wishOf(data: FormData): MemberInputBody {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const two = (name: string) => (text(name) === '' ? '' : text(name).padStart(2, '0'));
  return {
    name: text('name'),
    relation: text('relation') as MemberInputBody['relation'],
    birth_date: [text('year'), two('month'), two('day')].filter(Boolean).join('-'),
    sex: text('sex') as MemberInputBody['sex'],
    // A child has no such field.
    ...(data.has('phone') && { phone: text('phone'), phone_country: text('phone_country') as CountryCode }),
    ...(text('consent_version') === '' ? {} : { consent_version: Number(text('consent_version')) }),
  };
}

function faultsOf(wish: MemberInputBody, today: string, isNew: boolean): Faults {
  return {
    ...(wish.name === '' ? { name: 'family.name-missing' } : {}),
    ...((RELATIONS as readonly string[]).includes(wish.relation) ? {} : { relation: 'family.relation-missing' }),
    ...(isBirthDate(wish.birth_date, today) ? {} : { birth_date: 'fact.birth-wrong' }),
    ...((SEXES as readonly string[]).includes(wish.sex) ? {} : { sex: 'family.sex-missing' }),
    ...(isNumber(wish.phone ?? '', wish.phone_country ?? DEFAULT_COUNTRY) ? {} : { phone: 'family.number-wrong' }),
    ...(isNew && wish.consent_version === undefined ? { consent: 'family.consent-missing' } : {}),
  };
}
