import type { ConsentsBody, OwnExportBody, OwnExportsBody } from '@tabibu/contract/own-copies';
import type { ExportFormat } from '@tabibu/contract/own-export-formats';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { apiQuery } from './query.ts';

export type { ConsentsBody, OwnExportBody, OwnExportsBody };

/** Query of what the signed-in person agreed to. */
export const consentsQuery = () => apiQuery('GET /api/me/consents', 0);

/** Query of the files with the own data, and until when one may be downloaded without a proof. */
export const exportsQuery = () => apiQuery('GET /api/me/exports', 0);

/** Begins a file with everything that is held about the signed-in person. */
export function askForExport(format: ExportFormat): Promise<OwnExportBody> {
  return callApi('POST /api/me/exports', { body: { format } });
}

/** Returns the address of a file. It answers with a refusal unless a factor was given within the last five minutes. */
export const exportFile = (id: string) =>
  addressOf('GET /api/me/exports/:export_id/file', { params: { export_id: id } });
