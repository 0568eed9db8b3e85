import { isStaff } from '../../access/role';
import type { Mails } from '../../mail/mails';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import { backupCodesLeft, type Factors } from './factors';
import { isTold } from './wrong-codes';

interface Told {
  readonly email: string;
  readonly name: string;
  readonly role: string | null;
}

/** So many backup codes are left when the person is told to make new ones. */
const TOLD_LEFT = [2, 0];

/** Tells one of the staff by mail, once in a row of wrong codes, that somebody knows their password. */
export function tellOfWrongCode(
  unit: Unit,
  mails: Pick<Mails, 'passwordKnown'>,
  { email, name, role }: Told,
  { wrongAt }: Pick<Factors, 'wrongAt'>,
): void {
  if (isStaff(role) && isTold(wrongAt)) unit.mail(mails.passwordKnown(email, { name }));
}

/** Tells one of the staff by mail who used a backup code that few or none are left. */
export function tellOfBackupCode(
  unit: Unit,
  mails: Pick<Mails, 'backupCodesLeft'>,
  { email, name, role }: Told,
  factors: Factors,
): void {
  const left = backupCodesLeft(factors);
  if (isStaff(role) && TOLD_LEFT.includes(left)) unit.mail(mails.backupCodesLeft(email, { name, left }));
}
