import { EmergencyLink } from '../../shell/frame.tsx';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link, useHref } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';

/**
 * The phone's top bar with the doctor search. It filters while the person types; Enter, or a browser without script,
 * opens the search page (C47).
 */
export function HomeBar({ name, onType }: { name: string; onType: (text: string) => void }) {
  const { t } = useTranslation();
  const country = useCountry();
  return (
    <div className="home-bar">
      <Link href="/" className="brand" aria-label="Tabibu">
        <Logo small />
      </Link>
      <form action={useHref('/doctors')} method="get" role="search">
        <input type="hidden" name="country" value={country.code} />
        <SearchField
          name="q"
          value={name}
          label={t('home.search-label')}
          placeholder={t('home.search-hint')}
          onType={onType}
        />
        <button type="submit" className="button primary">
          {t('search.submit')}
        </button>
      </form>
      <EmergencyLink />
    </div>
  );
}
