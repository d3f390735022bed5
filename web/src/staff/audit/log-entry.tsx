import type { AuditEntryBody } from '../../api/audit-log.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { Shown } from './shown.ts';

/** One row of the log. A name shows all about that person, an id all about that object. */
export function LogEntry({ entry, onShow }: { entry: AuditEntryBody; onShow: (shown: Shown) => void }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { details } = entry;
  return (
    <li>
      <time className="small muted" dateTime={entry.at} suppressHydrationWarning>
        {moment(entry.at, zone, now)}
      </time>
      <p className="audit-who">
        <Person id={entry.actor_id} name={entry.actor_name} onShow={onShow} />
        <span className="muted">{actorWord(entry.actor, t)}</span>
      </p>
      <p className="audit-what">
        <code>{entry.action}</code>
        {entry.outcome === 'refused' && <span className="danger-text">{t('audit.refused')}</span>}
        {entry.kind === 'read' && (
          <span>
            {t('audit.read-of')} <Person id={entry.person_id} name={entry.person_name} onShow={onShow} />
          </span>
        )}
      </p>
      <p className="small">
        {entry.object}{' '}
        <button type="button" className="audit-link" onClick={() => onShow({ object_id: entry.object_id })}>
          {entry.object_id}
        </button>
      </p>
      {details.length > 0 && (
        <p className="small muted">{details.map(({ name, value }) => `${name} = ${String(value)}`).join(' · ')}</p>
      )}
    </li>
  );
}

interface PersonProps {
  id: string | null;
  name: string;
  onShow: (shown: Shown) => void;
}

function Person({ id, name, onShow }: PersonProps) {
  const { t } = useTranslation();
  if (id === null) return null;
  const words = name === '' ? t('audit.deleted-person') : name;
  return (
    <button type="button" className="audit-link" onClick={() => onShow({ account_id: id, name: words })}>
      {words}
    </button>
  );
}

/** Returns the word for who acted; jobs and providers keep the name that the code gives them. */
function actorWord(actor: string, t: ReturnType<typeof useTranslation>['t']): string {
  const [kind = '', name = ''] = actor.split(':');
  return t('audit.actor', { kind: kind.replace('-', ''), name: name === '' ? kind : name });
}
