import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, later } from '../../platform/time.ts';
import {
  BOOKING_LEAD,
  bookableWindow,
  closedUntil,
  closesBooking,
  isBookable,
  nearestTo,
  slotPage,
  withoutTaken,
} from './rules.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const zones = { patient: 'Africa/Dar_es_Salaam', doctor: 'Africa/Kigali' };
const slot = (hours: number) => later(NOW, hours * HOUR);

describe('what can be booked', () => {
  test('a slot can be booked from fifteen minutes to thirty days ahead', () => {
    expect(isBookable(later(NOW, BOOKING_LEAD), NOW)).toBe(true);
    expect(isBookable(later(NOW, BOOKING_LEAD - 1), NOW)).toBe(false);
    expect(isBookable(later(NOW, 30 * DAY), NOW)).toBe(true);
    expect(isBookable(later(NOW, 30 * DAY + 1), NOW)).toBe(false);
  });

  test('a window consists of the patient’s calendar days, cut to what can be booked now', () => {
    expect(bookableWindow('2026-11-20', 1, zones.patient, NOW)).toEqual({
      from: later(NOW, BOOKING_LEAD),
      to: new Date('2026-11-20T21:00:00Z'),
    });
    expect(bookableWindow('2026-11-22', 7, zones.patient, NOW)).toEqual({
      from: new Date('2026-11-21T21:00:00Z'),
      to: new Date('2026-11-28T21:00:00Z'),
    });
    expect(bookableWindow('2027-03-01', 7, zones.patient, NOW)).toBeNull();
    expect(bookableWindow('2026-11-19', 1, zones.patient, NOW)).toBeNull();
  });

  test('taken instants are removed from the offered ones', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 400 })),
        fc.uniqueArray(fc.integer({ min: 0, max: 400 })),
        (offered, taken) => {
          const left = withoutTaken(offered.map(slot), taken.map(slot)).map((instant) => instant.getTime());
          expect(left).toEqual(
            offered
              .filter((hour) => !taken.includes(hour))
              .map((hour) => slot(hour).getTime())
              .sort((one, other) => one - other),
          );
        },
      ),
    );
  });
});

describe('the page of slots', () => {
  test('both clocks are shown, and ten o’clock of the first free day is preselected', () => {
    const page = slotPage(
      [new Date('2026-11-21T06:30:00Z'), new Date('2026-11-21T07:00:00Z'), new Date('2026-11-22T07:00:00Z')],
      zones,
      '2026-11-20',
      7,
    );
    expect(page.slots[1]).toEqual({
      starts_at: '2026-11-21T07:00:00.000Z',
      day: '2026-11-21',
      patient_time: '10:00',
      doctor_time: '09:00',
    });
    expect(page.preselected).toBe('2026-11-21T07:00:00.000Z');
  });

  test('without ten o’clock the first free slot is preselected, and nothing when there is none', () => {
    expect(
      slotPage([new Date('2026-11-21T06:30:00Z'), new Date('2026-11-22T07:00:00Z')], zones, '2026-11-20', 7)
        .preselected,
    ).toBe('2026-11-21T06:30:00.000Z');
    expect(slotPage([], zones, '2026-11-20', 7).preselected).toBeNull();
  });
});

test('the nearest free times come nearest first, the later one of two equally near', () => {
  expect(nearestTo(slot(10), [slot(1), slot(9), slot(11), slot(13)])).toEqual([slot(11), slot(9), slot(13)]);
  expect(nearestTo(slot(10), [])).toEqual([]);
});

describe('own cancellations', () => {
  const ago = (hours: number) => later(NOW, -hours * HOUR);
  test.each([
    ['two', [ago(1), ago(2)], null],
    ['three within a day: no new hold until a day after the third', [ago(1), ago(2), ago(3)], later(NOW, 23 * HOUR)],
    ['three over two days', [ago(1), ago(20), ago(26)], null],
    ['three that ended more than a day ago', [ago(25), ago(26), ago(27)], null],
    ['three yesterday evening and one today', [ago(2), ago(23), ago(24), ago(25)], later(NOW, 22 * HOUR)],
  ])('%s', (_name, cancels, until) => {
    expect(closedUntil({ cancels, given_up: null }, NOW)).toEqual(until && { why: 'cancels', until });
    expect(closedUntil({ cancels: null, given_up: cancels }, NOW)).toBeNull();
  });

  test('holds given up unpaid close booking with the twentieth of a day, and the twentieth is known before', () => {
    const given = Array.from({ length: 19 }, (_, index) => ago(1 + index));
    expect(closedUntil({ cancels: null, given_up: given }, NOW)).toBeNull();
    expect(closesBooking({ cancels: null, given_up: given.slice(1) }, false, NOW)).toBe(false);
    expect(closesBooking({ cancels: null, given_up: given }, false, NOW)).toBe(true);
    expect(closesBooking({ cancels: null, given_up: given }, true, NOW)).toBe(false);
    expect(closedUntil({ cancels: null, given_up: [NOW, ...given] }, NOW)).toEqual({
      why: 'given_up',
      until: later(NOW, 24 * HOUR),
    });
  });
});
