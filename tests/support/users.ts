import type { User } from '../../src/core/auth/user';

/** A valid user, with what a test cares about put in its place. */
export function aUser(overrides: Partial<User> = {}): User {
  return { id: 'user-1', email: 'dana@fsr.example', name: 'Dana Donor', role: 'donor', ...overrides };
}
