import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text file, so that the server never compresses a file twice. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = name.endsWith('.webmanifest') ? await shorten(file) : await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotliOptions(bytes.length)));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** Returns how a file of so many bytes is compressed. */
export function brotliOptions(bytes: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      // In one piece, the first script takes 230 bytes less.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    },
  };
}

/** Writes a file of JSON anew without the spaces that are there for its readers, and returns it. */
async function shorten(file: string): Promise<Buffer> {
  const bytes = Buffer.from(JSON.stringify(JSON.parse(await readFile(file, 'utf8'))));
  await writeFile(file, bytes);
  return bytes;
}
