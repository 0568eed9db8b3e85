import type { Role } from '../../../core/access/role';
import type { Person, PersonState } from '../../../core/people/person';
import { SAMPLE_ACCOUNTS } from '../account/sample-accounts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Name, address, role, state, days since the person was added, and days since they signed in last. */
type Sample = readonly [string, string, Role | null, PersonState, number, number | null];

const SAMPLES: readonly Sample[] = [
  ['Amara Okafor', 'amara.okafor@mail.example', 'volunteer', 'active', 210, 2],
  ['Bea Lindqvist', 'bea.lindqvist@mail.example', 'volunteer', 'active', 180, 9],
  ['Carlos Ibarra', 'carlos.ibarra@mail.example', 'beneficiary', 'active', 95, 4],
  ['Deja Whitfield', 'deja.whitfield@mail.example', 'program_manager', 'active', 320, 1],
  ['Elias Brandt', 'elias.brandt@mail.example', 'donor', 'active', 400, 33],
  ['Fatima Rahimi', 'fatima.rahimi@mail.example', 'volunteer', 'invited', 3, null],
  ['Gus Pellegrino', 'gus.pellegrino@mail.example', 'donor', 'deactivated', 510, 200],
  ['Hana Sato', 'hana.sato@mail.example', 'admin', 'active', 260, 6],
  ['Isaac Boateng', 'isaac.boateng@mail.example', 'beneficiary', 'active', 40, 12],
  ['June Castellano', 'june.castellano@mail.example', 'donor', 'active', 300, 61],
  ['Kofi Mensah', 'kofi.mensah@mail.example', 'volunteer', 'active', 75, 5],
  ['Lena Hartwell', 'lena.hartwell@mail.example', null, 'contact', 20, null],
  ['Marcus Delgado', 'marcus.delgado@mail.example', 'beneficiary', 'invited', 6, null],
  ['Nadia Petrova', 'nadia.petrova@mail.example', 'volunteer', 'deactivated', 430, 150],
  ['Omar Farouk', 'omar.farouk@mail.example', 'donor', 'active', 130, 18],
  ['Priya Raman', 'priya.raman@mail.example', 'program_manager', 'active', 150, 3],
  ['Quinn Abernathy', 'quinn.abernathy@mail.example', null, 'contact', 11, null],
  ['Rosa Villanueva', 'rosa.villanueva@mail.example', 'volunteer', 'active', 60, 7],
  ['Samuel Tran', 'samuel.tran@mail.example', 'donor', 'active', 220, 45],
  ['Tamika Greene', 'tamika.greene@mail.example', 'beneficiary', 'active', 33, 8],
  ['Uma Krishnan', 'uma.krishnan@mail.example', 'volunteer', 'active', 90, 14],
  ['Victor Almeida', 'victor.almeida@mail.example', 'donor', 'invited', 1, null],
  ['Wren Holloway', 'wren.holloway@mail.example', 'beneficiary', 'active', 55, 20],
];

/** The people of the sample accounts, and invented ones in every state, as they are at `now` (ms since the epoch). */
export function samplePeople(now: number): readonly Person[] {
  const accounts = SAMPLE_ACCOUNTS.map(({ user }) => ({
    ...user,
    state: 'active' as const,
    createdAt: now - 365 * DAY_MS,
  }));
  const others = SAMPLES.map(([name, email, role, state, added, signedIn], at) => ({
    id: `person-${at + 1}`,
    name,
    email,
    role,
    state,
    phone: `702-555-01${String(at + 10).padStart(2, '0')}`,
    createdAt: now - added * DAY_MS,
    ...(signedIn !== null && { lastSignInAt: now - signedIn * DAY_MS }),
  }));
  return [...accounts, ...others].map((person) => ({ ...person, revision: 'sample' }));
}
