import type { ApplicationStatus } from '@tabibu/contract/application-words';

/** Which applications the list shows. */
export interface ApplicationFilter {
  readonly q: string;
  readonly status: 'all' | ApplicationStatus;
  readonly page: number;
}
