/** A prepared statement with a name that is unique in the product (`bookings.hold`); the row type is what it returns. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** False where the plan depends on the values (text search): then the statement is planned each time. */
  readonly prepared: boolean;
  readonly row?: Row;
}

/** Declares a statement. SQL stands in the stores of modules only. */
export function statement<Row = Record<string, never>>(name: string, text: string, options: { prepared?: boolean } = {}): Statement<Row> {
  return { name, text, prepared: options.prepared ?? true };
}
