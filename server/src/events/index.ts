import type { ApplicationEvents } from './applications.ts';
import type { ApprovalEvents } from './approvals.ts';
import type { BookingEvents } from './bookings.ts';
import type { BreakGlassEvents } from './break-glass.ts';
import type { CallEvents } from './calls.ts';
import type { ComplaintEvents } from './complaints.ts';
import type { DoctorDeskEvents } from './doctor-desk.ts';
import type { DoctorEvents } from './doctors.ts';
import type { EarningEvents } from './earnings.ts';
import type { FamilyEvents } from './family.ts';
import type { FileEvents } from './files.ts';
import type { IdentityEvents } from './identity.ts';
import type { NotificationEvents } from './notifications.ts';
import type { PasswordEvents } from './passwords.ts';
import type { PaymentEvents } from './payments.ts';
import type { PeopleEvents } from './people.ts';
import type { ReadingEvents } from './readings.ts';
import type { RecordLockEvents } from './record-locks.ts';
import type { RecordEvents } from './records.ts';
import type { SiteEvents } from './site.ts';
import type { StaffEvents } from './staff.ts';
import type { WaitlistEvents } from './waitlist.ts';

/**
 * All events with their payloads. Modules publish them; the files `event-handlers/<event>.ts` handle them and may call
 * every module through its index.
 */
export interface EventPayloads
  extends
    ApplicationEvents,
    ApprovalEvents,
    BookingEvents,
    BreakGlassEvents,
    CallEvents,
    ComplaintEvents,
    DoctorDeskEvents,
    DoctorEvents,
    EarningEvents,
    FamilyEvents,
    FileEvents,
    IdentityEvents,
    NotificationEvents,
    PasswordEvents,
    PaymentEvents,
    PeopleEvents,
    ReadingEvents,
    RecordLockEvents,
    RecordEvents,
    SiteEvents,
    StaffEvents,
    WaitlistEvents {}

export type EventName = keyof EventPayloads;
