/** Events that the module `files` publishes, with their payloads. */
export interface FileEvents {
  /** The scanner found malware in a file that was attached while it was away. Nobody opens it any more. */
  'files.malware-found': { fileId: string; purposeKind: string };
  /** The store has little room left; `day` is 'YYYY-MM-DD'. */
  'files.space-low': { day: string; gigabytes: number };
}
