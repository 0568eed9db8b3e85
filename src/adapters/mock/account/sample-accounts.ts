import type { Role } from '../../../core/access/role';
import type { User } from '../../../core/account/user';

/** An account of the simulated back end; the only type with a password. */
export interface SampleAccount {
  readonly user: User & { readonly role: Role };
  readonly password: string;
}

/** One account for each role. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  account('account-1', 'admin', 'Avery Admin', 'admin@fsr.example', 'every-size-1'),
  account('account-2', 'program_manager', 'Parker Manager', 'manager@fsr.example', 'every-step-2'),
  account('account-3', 'volunteer', 'Val Volunteer', 'volunteer@fsr.example', 'every-one-3'),
  account('account-4', 'donor', 'Dana Donor', 'donor@fsr.example', 'new-shoes-4'),
  account('account-5', 'beneficiary', 'Ben Beneficiary', 'beneficiary@fsr.example', 'first-day-5'),
];

function account(id: string, role: Role, name: string, email: string, password: string): SampleAccount {
  return { user: { id, email, name, role }, password };
}
