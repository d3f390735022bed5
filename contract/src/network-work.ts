import { z } from 'zod';

const asked = {
  salt: z.string().max(100),
  result: z.string().max(64),
  until: z.int(),
  signature: z.string().max(100),
};

/**
 * A small computation that a browser does before it gets a code, when many codes that went to its network were not
 * proven: which number below `numbers` gives `result` by PBKDF2-SHA-256 with `salt` and `rounds`.
 */
const NetworkWork = z.strictObject({ ...asked, numbers: z.int(), rounds: z.int() });

/** What a browser sends when it has found the number. */
export const NetworkWorkDone = z.strictObject({ ...asked, number: z.int().min(0) });

export type NetworkWorkBody = z.infer<typeof NetworkWork>;
export type NetworkWorkDoneBody = z.infer<typeof NetworkWorkDone>;
