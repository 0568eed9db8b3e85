import { expect, test } from 'vitest';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { samplePrograms } from '../../../src/adapters/mock/programs/sample-programs';
import { PROGRAM_STATES, type Program } from '../../../src/core/programs/program';
import { findProgramFaults } from '../../../src/core/programs/program-faults';
import { programsContract } from '../../contracts/programs.contract';
import { programsInBrowser } from '../../support/programs-harness';

programsContract('ProgramsService on records of the browser', (kept) => programsInBrowser(kept));
programsContract('ProgramsService on records of the browser, each work run twice', (kept) =>
  programsInBrowser(kept, { isRunTwice: true }),
);

test('the samples are 12 active programs, a draft and two archived ones, without a fault', () => {
  const managers = { parker: 'account-2', deja: 'person-4', priya: 'person-16' };
  const staffIds = Object.values(managers);
  const known = samplePeople(0).map(({ id, name }) => [id, name]);
  expect(known).toEqual(expect.arrayContaining([['account-2', 'Parker Manager']]));
  expect(known).toEqual(expect.arrayContaining([['person-4', 'Deja Whitfield']]));
  expect(known).toEqual(expect.arrayContaining([['person-16', 'Priya Raman']]));
  const programs = samplePrograms(Date.UTC(2026, 10, 21, 12), managers);
  const counts = PROGRAM_STATES.map((kind) => programs.filter(({ state }) => state === kind).length);
  expect(counts).toEqual([1, 12, 2]);
  for (const program of programs) {
    const isActive = program.state !== 'draft';
    expect(findProgramFaults(program, { isActive, needsManager: true, staffIds }), program.title).toEqual([]);
  }
  const ofParker = ({ managerIds }: Program) => managerIds.includes('account-2');
  expect(programs.filter(ofParker).map(({ title }) => title)).toEqual([
    'Shoes for Everyone',
    'Walk With Me',
    'First Day Ready',
    'Clean Streets Saturday',
    'Evening Computer Lab',
  ]);
});
