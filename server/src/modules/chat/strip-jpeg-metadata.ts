/** Largest accepted picture, in bytes; `WIDEST` is the limit of each side, in pixels. */
const LARGEST = 200 * 1024;
const WIDEST = 8192;
/**
 * A viewer unpacks the whole picture into memory, so a tiny file that claims more pixels than this could exhaust a
 * phone.
 */
const MOST_PIXELS = 16 * 1024 * 1024;

const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];

/**
 * Returns a JPEG without its metadata (place, time, device, thumbnails) and without anything after its end. Returns
 * null when it is not a complete baseline or progressive JPEG of sensible size (PAT-CALL-10). Reads every marker and
 * refuses unknown ones.
 */
export function stripJpegMetadata(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes.length > LARGEST || bytes.readUInt16BE(0) !== 0xff00 + START) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  for (let at = 2; ;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    if (at + 2 > bytes.length || bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === END) return frames === 1 && scans > 0 ? Buffer.concat([...kept, Buffer.of(0xff, END)]) : null;
    const length = at + 4 > bytes.length ? 0 : bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    const segment = bytes.subarray(at, next);
    if (isFrame(marker)) {
      frames += 1;
      if (!isSensibleFrame(segment)) return null;
    } else if (!isTable(marker) && marker !== SCAN && !isNote(marker)) {
      return null;
    }
    if (!isNote(marker)) kept.push(segment);
    at = next;
    if (marker !== SCAN) continue;
    scans += 1;
    const end = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Whether a marker begins a frame: baseline, extended or progressive. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;
/** Whether a marker holds decoding tables: Huffman, quantization or restart interval. */
const isTable = (marker: number): boolean => marker === 0xc4 || marker === 0xdb || marker === 0xdd;
/** Whether a marker holds metadata: of an application, or a comment. */
const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

function isSensibleFrame(segment: Buffer): boolean {
  if (segment.length < 10) return false;
  const [height, width, parts] = [segment.readUInt16BE(5), segment.readUInt16BE(7), segment[9]!];
  return (
    segment[4] === 8 &&
    height > 0 &&
    height <= WIDEST &&
    width > 0 &&
    width <= WIDEST &&
    height * width <= MOST_PIXELS &&
    (parts === 1 || parts === 3) &&
    segment.length === 10 + 3 * parts
  );
}

/**
 * Returns where the next marker begins after the data of a scan. Within that data 0xff is followed by 0 or a restart
 * marker.
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const after = bytes[at + 1] ?? 0;
    if (after !== 0 && (after < 0xd0 || after > 0xd7)) return at;
  }
  return bytes.length;
}
