import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { may } from '../../../src/core/access/may';
import type { Program } from '../../../src/core/programs/program';
import type { Programs } from '../../../src/core/programs/programs.api';
import type { Result } from '../../../src/core/shared/result';
import { aPerson } from '../../support/person-builder';
import { aProgramDraft } from '../../support/program-builder';
import { type Applied, programsInBrowser } from '../../support/programs-harness';
import { aUser } from '../../support/users';

const USERS = [
  aUser({ id: 'avery', role: 'admin' }),
  aUser({ id: 'parker', role: 'program_manager' }),
  aUser({ id: 'deja', role: 'program_manager' }),
  aUser({ id: 'val', role: 'volunteer' }),
  aUser({ id: 'ben', role: 'beneficiary' }),
];
const STAFF = ['avery', 'parker', 'deja'];
const PEOPLE = USERS.map(({ id, role }) => aPerson({ id, role: role as 'admin' }));
/** Two people have a place in 'full'; one waits for one in 'asked'. */
const APPLIED: readonly Applied[] = [
  { programId: 'full', by: 'ann', state: 'approved' },
  { programId: 'full', by: 'bo', state: 'approved' },
  { programId: 'asked', by: 'cy', state: 'pending' },
];

const RIGHTS = {
  create: 'program.create',
  save: 'program.save',
  publish: 'program.publish',
  archive: 'program.archive',
  restore: 'program.restore',
  deleteDraft: 'program.delete-draft',
} as const;
/** Into which state each change leads, from which; 'none' is no program. */
const STEPS: Readonly<Record<keyof typeof RIGHTS, readonly string[]>> = {
  create: ['none draft', 'none active'],
  save: ['draft draft', 'active active', 'archived archived'],
  publish: ['draft active'],
  archive: ['active archived'],
  restore: ['archived active'],
  deleteDraft: ['draft none'],
};

const drafts = fc.record({
  title: fc.constantFrom('Walk', 'Shoes', 'Boots', ' '),
  kind: fc.constantFrom('items', 'jobs', 'youth', null),
  managerIds: fc.oneof(fc.constant<string[]>(['parker']), fc.subarray(STAFF), fc.subarray([...STAFF, 'ben'])),
  places: fc.constantFrom(null, 1, 2, 3),
});
const actions = fc.record({
  user: fc.constantFrom(...USERS, ...USERS.slice(0, 2), ...USERS.slice(0, 2)),
  name: fc.constantFrom(...(Object.keys(RIGHTS) as (keyof typeof RIGHTS)[])),
  id: fc.constantFrom('full', 'asked'),
  isStale: fc.constantFrom(false, false, false, true),
  publish: fc.boolean(),
  draft: drafts,
});

type ProgramAction = typeof actions extends fc.Arbitrary<infer Action> ? Action : never;

/** Asks for an action, from the revision that is kept or from another one. */
function ask(
  programs: Programs,
  { name, id, isStale, publish, draft }: ProgramAction,
  before: Program | null,
): Promise<Result<Program | undefined, { readonly code: string }>> {
  const change = { id, base: isStale ? 'stale' : (before?.revision ?? 'none') };
  // Before there is a program nobody has a place in it.
  if (name === 'create')
    return programs.create({ id, publish, ...aProgramDraft({ ...draft, places: null }) });
  if (name === 'save') return programs.save({ ...change, ...aProgramDraft(draft) });
  return programs[name](change);
}

property.prop([fc.array(actions, { minLength: 10, maxLength: 40 })], { numRuns: 80 })(
  'whatever anybody does, programs go from state to state as they may, and what is refused changes nothing',
  async (all) => {
    const { programsOf, log, run } = programsInBrowser({ programs: [], people: PEOPLE, applied: APPLIED });
    const [admin] = USERS.map(programsOf);
    const kept = async (id: string) => {
      const found = await run((admin as Programs).get({ id }));
      return found.ok ? found.value.program : null;
    };
    const noted = async () => {
      const found = await run(log.list({ action: null, person: null, page: 1, size: 100 }));
      return found.ok ? found.value.total : 0;
    };
    for (const action of all) {
      const { user, name, id } = action;
      const [before, notes] = [await kept(id), await noted()];
      const answer = await run(ask(programsOf(user), action, before));
      const after = await kept(id);
      // What was created already is answered again.
      if (!answer.ok || (name === 'create' && before)) {
        expect(after).toEqual(before);
        expect(await noted()).toBe(notes);
        continue;
      }
      expect(after).toEqual(answer.value ?? null);
      expect(STEPS[name]).toContain(`${before?.state ?? 'none'} ${after?.state ?? 'none'}`);
      expect(await noted()).toBe(notes + (name === 'create' && after?.state === 'active' ? 2 : 1));
      expect(action.isStale && name !== 'create').toBe(false);
      // The person who did it may do it to the program as it was, and as a manager still manages it.
      expect(may(user, RIGHTS[name], before ?? {})).toBe(true);
      if (!after) continue;
      expect(after.managerIds.every((one) => STAFF.includes(one))).toBe(true);
      if (user.role === 'program_manager' || after.state === 'active')
        expect(after.managerIds).not.toEqual([]);
      if (after.state === 'active') expect(after.kind && after.title && after.summary).toBeTruthy();
      if (name === 'save' && id === 'full') expect(after.places ?? 2).toBeGreaterThanOrEqual(2);
      if (id === 'asked') expect(after.state).not.toBe('archived');
      if (name === 'restore') expect(after.intake).toBe('closed');
    }
  },
);
