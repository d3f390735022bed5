import { EmergencyLink } from '../../shell/frame.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SearchField } from '../../ui/search-field.tsx';

/** The phone's top bar with the doctor search: filters as one types; Enter, or a browser without script, opens the search page (C47). */
export function HomeBar({ name, onType }: { name: string; onType: (text: string) => void }) {
  const { t } = useSpeech();
  const country = useCountry();
  return (
    <div className="home-bar">
      <Link href="/" className="brand" aria-label="Tabibu"><Logo small /></Link>
      <form action="/doctors" method="get" role="search">
        <input type="hidden" name="country" value={country.code} />
        <SearchField name="q" value={name} label={t('home.search-label')} placeholder={t('home.search-hint')} onType={onType} />
        <button type="submit" className="button primary">{t('search.submit')}</button>
      </form>
      <EmergencyLink />
    </div>
  );
}
