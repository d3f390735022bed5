/** Pictures are at most this large, and this wide and high. */
const LARGEST = 200 * 1024;
const WIDEST = 8192;
/** Whoever looks at a picture unpacks it: a hundred bytes that claim more than this would fill a phone's memory. */
const MOST_PIXELS = 16 * 1024 * 1024;

const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];

/**
 * A JPEG without what its camera wrote into it (place, time, device, thumbnails) and without anything after its end; null when it is
 * not a whole baseline or progressive JPEG of sensible size (PAT-CALL-10). Every marker is read; what is not understood is refused.
 */
export function stripPhoto(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes.length > LARGEST || bytes.readUInt16BE(0) !== 0xff00 + START) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let frames = 0;
  let scans = 0;
  for (let at = 2; ; ) {
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

/** Baseline, extended, progressive. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2;
/** Huffman and quantization tables, restart interval. */
const isTable = (marker: number): boolean => marker === 0xc4 || marker === 0xdb || marker === 0xdd;
/** What applications and people add. */
const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

function isSensibleFrame(segment: Buffer): boolean {
  if (segment.length < 10) return false;
  const [height, width, parts] = [segment.readUInt16BE(5), segment.readUInt16BE(7), segment[9]!];
  return segment[4] === 8 && height > 0 && height <= WIDEST && width > 0 && width <= WIDEST && height * width <= MOST_PIXELS && (parts === 1 || parts === 3) && segment.length === 10 + 3 * parts;
}

/** Where the next marker stands after a scan's bytes: in them 0xff is followed by 0 or by a restart mark. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const after = bytes[at + 1] ?? 0;
    if (after !== 0 && (after < 0xd0 || after > 0xd7)) return at;
  }
  return bytes.length;
}
