import type { TextPage } from '@tabibu/contract/page-blocks';
import type { Language } from '@tabibu/contract/languages';
import { statement } from '../../platform/database/statement.ts';

interface PageTextRow {
  readonly page: TextPage;
  readonly version: number;
  readonly body: Readonly<Record<Language, string>> | null;
  readonly begins_at: Date;
  readonly saved_by: string;
  readonly saved_at: Date;
}

const COLUMNS = 'page, version, body, begins_at, saved_by, saved_at';

/** The version of a page that is in force; no row before the first one. */
export const textInForce = statement<{ page: TextPage; now: Date }, PageTextRow>(
  'site.text-in-force',
  `select ${COLUMNS} from page_texts where page = $page and begins_at <= $now order by begins_at desc, version desc limit 1`,
);

/** The versions of a page that are or were in force, newest first; not those that another replaced before their day. */
export const versionsInForce = statement<{ page: TextPage; now: Date; most: number }, PageTextRow>(
  'site.versions-in-force',
  `select ${COLUMNS} from page_texts t where page = $page and begins_at <= $now
      and not exists (select from page_texts n where n.page = t.page and n.version > t.version and n.begins_at <= t.begins_at)
    order by begins_at desc, version desc limit $most`,
);

/** The newest versions of a page, newest first. */
export const pageVersions = statement<{ page: TextPage; most: number }, PageTextRow>(
  'site.page-versions',
  `select ${COLUMNS} from page_texts where page = $page order by version desc limit $most`,
);

/** Adds the next version of a page. Adds no row when somebody else has added it. */
export const addPageText = statement<{
  page: TextPage;
  version: number;
  body: string | null;
  beginsAt: Date;
  by: string;
  now: Date;
}>(
  'site.add-page-text',
  `insert into page_texts (page, version, body, begins_at, saved_by, saved_at) values ($page, $version, $body::jsonb, $beginsAt, $by, $now)
   on conflict (page, version) do nothing`,
);
