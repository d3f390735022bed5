import { ApiProblem, problemOf } from './client.ts';

/**
 * Fetches a table (CSV) and lets the browser store it. A plain link cannot be used where the server may ask for the own
 * factor first. The name is the server's. Throws like `callApi`.
 */
export async function saveTable(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/csv' }, credentials: 'same-origin' }).catch(() => {
    throw new ApiProblem('offline', 0, {}, '');
  });
  if (!response.ok) throw problemOf(response.status, await response.text().catch(() => ''));
  // A file that ends in the middle is no file.
  const table = await response.blob().catch(() => {
    throw new ApiProblem('offline', 0, {}, '');
  });
  const place = URL.createObjectURL(table);
  const link = document.createElement('a');
  link.href = place;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'table.csv';
  link.click();
  URL.revokeObjectURL(place);
}
