import { expect, test } from 'vitest';
import { toldManagers } from '../../../src/core/unit-of-work/told-managers';
import { aPerson } from '../../support/person-builder';

test('active admins and program managers are told, by their addresses', () => {
  const people = [
    aPerson({ id: 'parker', email: 'parker@fsr.example', role: 'program_manager' }),
    aPerson({ id: 'avery', email: 'avery@fsr.example', role: 'admin' }),
    aPerson({ id: 'gone', email: 'gone@fsr.example', role: 'program_manager', state: 'deactivated' }),
    aPerson({ id: 'asked', email: 'asked@fsr.example', role: 'program_manager', state: 'invited' }),
    aPerson({ id: 'val', email: 'val@fsr.example', role: 'volunteer' }),
  ];
  expect(toldManagers(people)).toEqual([
    { id: 'avery', email: 'avery@fsr.example', isAdmin: true },
    { id: 'parker', email: 'parker@fsr.example', isAdmin: false },
  ]);
});
