import type { User } from '../../src/core/account/user';

/** A valid user with the given fields replaced. */
export function aUser(overrides: Partial<User> = {}): User {
  return { id: 'user-1', email: 'dana@fsr.example', name: 'Dana Donor', role: 'donor', ...overrides };
}
