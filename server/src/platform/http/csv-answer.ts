import type { Context } from '../context.ts';
import { wallClock } from '../time.ts';
import { answer } from './answer.ts';
import type { Answer } from './answer.ts';

/** Returns a table as a file that the browser stores under `name` and the day (UTC), and that no cache keeps. */
export function csvAnswer<Body>(ctx: Context, name: string, table: Body): Answer<Body> {
  return answer(table, {
    contentType: 'text/csv; charset=utf-8',
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}_${wallClock(ctx.clock.now(), 'UTC').day}.csv"`,
    },
  });
}
