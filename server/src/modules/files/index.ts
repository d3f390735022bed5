export { attachFiles, moveFiles } from './attach-files.ts';
export type { AttachedFile } from './attach-files.ts';
export { keepDrawn } from './keep-drawn.ts';
export { jobs } from './jobs.ts';
export { findAlike, readFile, refuseUnscanned, refuseUnscannedFile, useLinkOnce } from './read-file.ts';
export { receiveFile } from './receive-file.ts';
export { removeFiles } from './remove-files.ts';
export { addressDigest } from './rules.ts';
export { routes } from './routes.ts';
