import type { Context } from '../../platform/context.ts';
import type { OwnRow } from '../../platform/own-rows.ts';
import { LEFT_OUT } from './left-out.ts';
import { SECTIONS, SECTION_NAMES } from './list-sections.ts';
import type { Progress } from './list-sections.ts';

/** The form of the file. It grows by one when a part changes in a way that a reader of the last form cannot read. */
const FORM = 1;

/** Yields a JSON file with every part, a row at a time. */
export async function* writeJson(ctx: Context, progress: Progress): AsyncGenerator<string> {
  const head = { product: 'Tabibu', form: FORM, made_at: ctx.clock.now().toISOString(), not_in_this_file: reasons() };
  yield JSON.stringify(head).slice(0, -1);
  for (const name of SECTION_NAMES) {
    yield `,\n${JSON.stringify(name)}:[`;
    let between = '\n';
    for await (const row of SECTIONS[name](ctx) as AsyncIterable<OwnRow>) {
      yield between + JSON.stringify(row);
      between = ',\n';
    }
    yield ']';
    await progress();
  }
  yield '}\n';
}

const reasons = () => [...new Set(Object.values(LEFT_OUT))];
