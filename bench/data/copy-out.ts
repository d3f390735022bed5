import type pg from 'pg';

/** What `pg` calls on a query that was given to it; its types name only a part of that. */
interface CopyQuery {
  submit(connection: { query(text: string): void }): void;
  handleCopyOutResponse(): void;
  handleCopyData(message: { chunk: Buffer }): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
}

/** Runs `COPY (query) TO STDOUT` and returns how many bytes came. */
export function copyOut(client: pg.Client, query: string): Promise<number> {
  return new Promise((done, fail) => {
    let bytes = 0;
    const copy: CopyQuery = {
      submit: (connection) => connection.query(`copy (${query}) to stdout (format csv, header)`),
      handleCopyOutResponse: () => undefined,
      handleCopyData: ({ chunk }) => {
        bytes += chunk.length;
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => done(bytes),
      handleError: fail,
    };
    (client as unknown as { query(query: CopyQuery): void }).query(copy);
  });
}
