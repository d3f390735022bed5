import type { AttachedBody } from '../api/kept-conversations.ts';
import { useTranslation } from '../shell/translation.tsx';
import './told-conversation.css';

type Told = Pick<AttachedBody, 'language' | 'urgency' | 'turns' | 'reasons' | 'heard' | 'parts' | 'worded_by_model'>;

/** A conversation with the symptom assistant: what was said, what was understood, and the last answer. */
export function ToldConversation({ told, isShort = false }: { told: Told; isShort?: boolean }) {
  const { t } = useTranslation();
  const { language, turns, heard, parts } = told;
  return (
    <div className="told stack close">
      <dl lang={language}>
        {turns.map(({ asked, said }, place) => (
          // Turns have no names and never change their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place}>
            {asked !== null && <dt className="small muted">{asked}</dt>}
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{t('assistant.rated', { urgency: t('assistant.urgency', { level: told.urgency }) })}</strong>
      </p>
      {heard.length > 0 && (
        <p className="small">
          <span className="muted">{t('assistant.understood')}: </span>
          <span lang={language}>{heard.join(', ')}</span>
        </p>
      )}
      {!isShort &&
        parts
          .filter(({ kind }) => kind !== 'guidance')
          .map(({ kind, heading, sentences }) => (
            <div key={kind} lang={language}>
              <h2>{heading}</h2>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          ))}
      {told.worded_by_model && <p className="small muted">{t('assistant.by-model')}</p>}
    </div>
  );
}
