import { nextContact } from '@tabibu/contract/pregnancy-dates';
import { tickContact } from '../../api/pregnancy.ts';
import type { PregnancyBody } from '../../api/pregnancy.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSending } from './use-sending.ts';
import type { OnSaved } from './use-sending.ts';

type Contact = PregnancyBody['contacts'][number];

interface ContactsProps {
  readonly personId: string;
  readonly today: string;
  readonly contacts: readonly Contact[];
  readonly onSaved: OnSaved;
}

/** The eight check-ups with their days. The next one stands on top; each is ticked when it is done. */
export function ContactList({ personId, today, contacts, onSaved }: ContactsProps) {
  const { t } = useTranslation();
  const next = nextContact(contacts, today);
  const missed = contacts.filter((one) => !one.done && one.due_on < today && one !== next).length;
  const others = contacts.filter((one) => one !== next);
  const row = (contact: Contact) => (
    <ContactRow key={contact.week} personId={personId} contact={contact} isNext={contact === next} onSaved={onSaved} />
  );
  return (
    <section className="card stack" aria-labelledby="check-ups">
      <h2 id="check-ups">{t('pregnancy.check-ups')}</h2>
      <p className="small muted">{t('pregnancy.check-ups-lead')}</p>
      {next === undefined && <p>{t('pregnancy.check-ups-all')}</p>}
      {missed > 0 && <p>{t('pregnancy.check-ups-missed', { count: missed })}</p>}
      <ul className="check-ups">{[...(next ? [next] : []), ...others].map(row)}</ul>
      <ButtonLink look="secondary" href="/doctors?specialty=gynecologist">
        {t('pregnancy.book')}
      </ButtonLink>
    </section>
  );
}

interface RowProps extends Pick<ContactsProps, 'personId' | 'onSaved'> {
  readonly contact: Contact;
  readonly isNext: boolean;
}

/** One check-up with a form of its own, which the server takes without script too. */
function ContactRow({ personId, contact: { week, due_on: dueOn, done }, isNext, onSaved }: RowProps) {
  const { t, day } = useTranslation();
  const { busy, fault, submit } = useSending('pregnancy-visit', onSaved, ({ week: sent }) => sent === String(week));
  const title = t('pregnancy.check-up', { week });
  return (
    <li className={`check-up${isNext ? ' next' : ''}${done ? ' done' : ''}`}>
      <div>
        {isNext && <p className="small check-up-next">{t('pregnancy.check-up-next')}</p>}
        <strong>{title}</strong>
        <p className="small muted">{`${day(dueOn)} ${dueOn.slice(0, 4)}`}</p>
        {done && <p className="small check-up-done">{t('pregnancy.check-up-done')}</p>}
      </div>
      <form
        name="pregnancy-visit"
        method="post"
        onSubmit={(event) => void submit(event, () => tickContact(personId, { week, done: !done }))}
      >
        <input type="hidden" name="person_id" value={personId} />
        <input type="hidden" name="week" value={week} />
        <input type="hidden" name="done" value={String(!done)} />
        <Button type="submit" look={isNext ? 'primary' : 'quiet'} busy={busy}>
          {t(done ? 'pregnancy.untick' : 'pregnancy.tick')}
          <span className="visually-hidden"> {title}</span>
        </Button>
      </form>
      {fault !== undefined && (
        <p role="alert" className="danger-text">
          {problemText(fault, t, 'pregnancy.failed')}
        </p>
      )}
    </li>
  );
}
