import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import './frame-pieces.css';

interface PageNumbersProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/**
 * Returns the pages that a list of numbers shows: the first, the last, the current one with its neighbours, and a gap
 * for each row of pages left out. A gap of one page is that page. Pure.
 */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)];
  return shown.flatMap((one, place) => {
    const before = shown[place - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? ['gap' as const, one] : [one];
  });
}

/** The numbers of the pages of a list, with ellipses and the buttons beside them (STF-BOOK-14). Absent for one page. */
export function PageNumbers({ page, pages, onPage }: PageNumbersProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav className="page-numbers" aria-label={t('staff.pages')}>
      <button type="button" aria-label={t('staff.prev')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon node={ChevronLeft} size={20} />
      </button>
      {shownPages(page, pages).map((one, place) =>
        one === 'gap' ? (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`gap ${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className="numbers"
            aria-label={t('staff.page-number', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </button>
        ),
      )}
      <button type="button" aria-label={t('staff.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon node={ChevronRight} size={20} />
      </button>
    </nav>
  );
}
