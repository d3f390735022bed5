/** Jobs that the module `month-reports` runs, with the payload of each. */
export interface MonthReportJobs {
  'month-reports.tell': Record<string, never>;
}
