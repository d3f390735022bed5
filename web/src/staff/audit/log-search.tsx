import { useState } from 'react';
import type { FormEvent } from 'react';
import { Search } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { findPerson } from '../../api/audit-log.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import type { Shown } from './shown.ts';

const EMPTY = { phone: '', object: '', day: '' };
type Field = keyof typeof EMPTY;

interface SearchProps {
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** Chooses what of the log is shown: a person by phone number, an object by its id, and the last day. */
export function LogSearch({ shown, onShow }: SearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(EMPTY);
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const search = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      const person = typed.phone.trim() === '' ? undefined : await findPerson(typed.phone);
      const object = typed.object.trim();
      onShow({
        ...(person && { account_id: person.account_id, name: person.full_name }),
        ...(object && { object_id: object }),
        ...(typed.day && { before: endOf(typed.day) }),
      });
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'staff.failed') });
    }
  };
  const field = (name: Field) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const isFiltered = Object.keys(shown).length > 0;
  return (
    <form method="post" className="card audit-search" noValidate onSubmit={(event) => void search(event)}>
      <TextField label={t('audit.phone')} type="tel" autoComplete="off" maxLength={40} {...field('phone')} />
      <TextField label={t('audit.object')} autoComplete="off" maxLength={100} {...field('object')} />
      <TextField label={t('audit.until')} type="date" {...field('day')} />
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <div className="audit-buttons">
        <Button type="submit" busy={state.busy}>
          <Icon node={Search} size={18} />
          {t('audit.search')}
        </Button>
        {isFiltered && (
          <Button
            look="quiet"
            onClick={() => {
              setTyped(EMPTY);
              onShow({});
            }}
          >
            {t('audit.all')}
          </Button>
        )}
      </div>
      {isFiltered && (
        <p role="status" className="audit-shown">
          {shown.name !== undefined && t('audit.shown-person', { name: shown.name })}
          {shown.object_id !== undefined && ` ${t('audit.shown-object', { id: shown.object_id })}`}
        </p>
      )}
    </form>
  );
}

/** Returns the first instant after a day 'YYYY-MM-DD' on this device's clock, as ISO 8601. */
function endOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}
