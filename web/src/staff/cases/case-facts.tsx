import type { ReactNode } from 'react';
import type { CaseFactBody, CaseStoryBody } from '../../api/cases.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** What is known about a case, as a list of labels and values. */
export function CaseFacts({ story }: { story: CaseStoryBody }) {
  const { t } = useTranslation();
  if (story.facts.length === 0) return null;
  return (
    <section className="card" aria-label={t('cases.facts')}>
      <dl className="case-facts">
        {story.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{t(`cases.fact-${fact.label}`)}</dt>
            <dd>
              <Value fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ fact: { text, money: amount, at } }: { fact: CaseFactBody }): ReactNode {
  const { money, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  return (
    <>
      {text}
      {amount && <span className="numbers">{money(amount)}</span>}
      {at !== undefined && (
        <span className={text === undefined ? '' : 'small muted'} suppressHydrationWarning>
          {text === undefined ? '' : ', '}
          {moment(at, zone, now)}
        </span>
      )}
    </>
  );
}
