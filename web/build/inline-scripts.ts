import { minify } from 'vite';
import type { Plugin } from 'vite';

const INLINE = /\/shell\/(start-watch|early-press)\.ts$/;
/** The script as the source writes it: a function that is called where it stands. */
const CALLED = /export const (\w+) = `\(\$\{(\w+)\.toString\(\)\}\)\(\)`;?/;

/**
 * Shortens the scripts that stand inside every document, because the server's bundle is not shortened. `target` is the
 * oldest browser.
 */
export function inlineScripts(target: string[]): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (!INLINE.test(id)) return undefined;
      const [all, name, called] = CALLED.exec(code) ?? [];
      if (all === undefined) throw new Error(`${id} does not end with a script`);
      const script = `(()=>{${code.replace(all, '')};${called}()})()`;
      const short = await minify(id, script, { module: false, compress: { target } });
      if (short.errors.length > 0) throw new Error(`${id}: ${short.errors[0]?.message}`);
      return { code: `export const ${name} = ${JSON.stringify(short.code.replace(/;?\n*$/, ''))};`, map: null };
    },
  };
}
