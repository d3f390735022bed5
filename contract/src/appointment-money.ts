import { z } from 'zod';
import { MoneyField } from './fields.ts';

/** The fields of an appointment about its price. */
export const AppointmentMoney = {
  price: MoneyField,
  /** How much of the price the patient's credit pays, and what a payment asks for. */
  credit: MoneyField,
  to_pay: MoneyField,
  /**
   * What becomes of the price if the patient does not come: what counts as a consultation, and for how many days the
   * rest is credit (0: it is not returned either).
   */
  if_missed: z.strictObject({ counted: MoneyField, rest: MoneyField, credit_days: z.int() }),
} as const;
