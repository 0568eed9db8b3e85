import type { Person } from '../../src/core/people/person';

/** An active volunteer, with what the test needs changed; the address follows from the id. */
export function aPerson(changed: Partial<Person> = {}): Person {
  const id = changed.id ?? 'vera';
  return {
    id,
    revision: 'first',
    name: 'Vera Vale',
    email: `${id}@fsr.example`,
    role: 'volunteer',
    state: 'active',
    createdAt: Date.UTC(2026, 0, 5),
    ...changed,
  };
}
