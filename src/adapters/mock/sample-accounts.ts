import type { User } from '../../core/auth/user';

/** An account of the simulated back end; the only type with a password. */
export interface SampleAccount {
  readonly user: User;
  readonly password: string;
}

/** One account for each role. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    user: { id: 'account-1', email: 'admin@fsr.example', name: 'Avery Admin', role: 'admin' },
    password: 'every-size-1',
  },
  {
    user: { id: 'account-2', email: 'manager@fsr.example', name: 'Parker Manager', role: 'program_manager' },
    password: 'every-step-2',
  },
  {
    user: { id: 'account-3', email: 'volunteer@fsr.example', name: 'Val Volunteer', role: 'volunteer' },
    password: 'every-one-3',
  },
  {
    user: { id: 'account-4', email: 'donor@fsr.example', name: 'Dana Donor', role: 'donor' },
    password: 'new-shoes-4',
  },
  {
    user: { id: 'account-5', email: 'beneficiary@fsr.example', name: 'Ben Beneficiary', role: 'beneficiary' },
    password: 'first-day-5',
  },
];
