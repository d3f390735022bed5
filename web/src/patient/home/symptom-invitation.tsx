import { useState } from 'react';
import type { FormEvent } from 'react';
import { MessageCircleHeart } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useLocation } from 'wouter';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/**
 * The section of the symptom assistant (PAT-WEB-04): a field whose words the assistant's page asks at once, and without
 * script a link to that page. The words go along in the history of this tab, never in an address.
 */
export function SymptomInvitation() {
  const { t } = useTranslation();
  const [, goTo] = useLocation();
  const [words, setWords] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const draft = words.trim();
    goTo('/diagnosis', draft === '' ? {} : { state: { symptoms: { owner: 'home', draft } } });
  };
  return (
    <section className="card symptom-invitation" aria-labelledby="symptom-invitation">
      <Icon node={MessageCircleHeart} size={32} />
      <div>
        <h2 id="symptom-invitation">{t('home.symptoms')}</h2>
        <p className="muted">{t('home.symptoms-hint')}</p>
      </div>
      {useHydrated() ? (
        <form method="post" className="symptom-words" onSubmit={ask}>
          <span className="field-box">
            <input
              name="text"
              aria-labelledby="symptom-invitation"
              autoComplete="off"
              enterKeyHint="send"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </span>
          <Button type="submit" look="secondary">
            {t('home.symptoms-open')}
          </Button>
        </form>
      ) : (
        <ButtonLink look="secondary" href="/diagnosis">
          {t('home.symptoms-open')}
        </ButtonLink>
      )}
    </section>
  );
}
