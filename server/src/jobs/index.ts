import type { AnnouncementJobs } from './announcements.ts';
import type { AssistedBookingJobs } from './assisted-bookings.ts';
import type { AssistantJobs } from './assistant.ts';
import type { AuditJobs } from './audit.ts';
import type { ApplicationJobs } from './applications.ts';
import type { BookingJobs } from './bookings.ts';
import type { BridgeJobs } from './bridges.ts';
import type { CallJobs } from './calls.ts';
import type { CaseJobs } from './cases.ts';
import type { ChatJobs } from './chat.ts';
import type { CreditJobs } from './credits.ts';
import type { DoctorDayJobs } from './doctor-day.ts';
import type { EarningJobs } from './earnings.ts';
import type { EmergencyJobs } from './emergencies.ts';
import type { FamilyJobs } from './family.ts';
import type { FeeJobs } from './fees.ts';
import type { FileJobs } from './files.ts';
import type { IdentityJobs } from './identity.ts';
import type { MedicationJobs } from './medication.ts';
import type { MonthReportJobs } from './month-reports.ts';
import type { NotificationJobs } from './notifications.ts';
import type { OwnCopyJobs } from './own-copies.ts';
import type { PasswordJobs } from './passwords.ts';
import type { PaymentJobs } from './payments.ts';
import type { PlatformJobs } from './platform.ts';
import type { ReadingJobs } from './readings.ts';
import type { PregnancyJobs } from './pregnancy.ts';
import type { RecordOpeningJobs } from './record-opening.ts';
import type { RecordJobs } from './records.ts';
import type { SiteJobs } from './site.ts';
import type { SubscriptionJobs } from './subscriptions.ts';
import type { VerificationJobs } from './verification.ts';
import type { WaitlistJobs } from './waitlist.ts';

/** All jobs with their payloads. Jobs run after a commit; a module's `jobs.ts` maps each name to a function. */
export interface JobPayloads
  extends
    AnnouncementJobs,
    AssistedBookingJobs,
    AssistantJobs,
    AuditJobs,
    ApplicationJobs,
    BookingJobs,
    BridgeJobs,
    CallJobs,
    CaseJobs,
    ChatJobs,
    CreditJobs,
    DoctorDayJobs,
    EarningJobs,
    EmergencyJobs,
    FamilyJobs,
    FeeJobs,
    FileJobs,
    IdentityJobs,
    MedicationJobs,
    MonthReportJobs,
    NotificationJobs,
    OwnCopyJobs,
    PasswordJobs,
    PregnancyJobs,
    PaymentJobs,
    PlatformJobs,
    ReadingJobs,
    RecordOpeningJobs,
    RecordJobs,
    SiteJobs,
    SubscriptionJobs,
    VerificationJobs,
    WaitlistJobs {}

export type JobName = keyof JobPayloads;
