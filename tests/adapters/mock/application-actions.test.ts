import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type Application, isEnrolled, isOpen } from '../../../src/core/applications/application';
import type { Result } from '../../../src/core/shared/result';
import { anApplicationForm } from '../../support/application-builder';
import { applicationsInBrowser } from '../../support/applications-harness';
import { aProgram } from '../../support/program-builder';
import { aUser } from '../../support/users';

const AVERY = aUser({ id: 'avery', role: 'admin' });
const STAFF = [AVERY, ...['parker', 'deja'].map((id) => aUser({ id, role: 'program_manager' }))];
const APPLICANTS = [
  ...['ben', 'bea'].map((id) => aUser({ id, role: 'beneficiary' })),
  aUser({ id: 'val', role: 'volunteer' }),
];
const PROGRAMS = [
  aProgram({ managerIds: ['parker'], places: 1 }),
  aProgram({ id: 'boots', managerIds: ['parker', 'deja'], places: 2, asksSizes: true }),
];
const SECRET = 'Only the staff read this.';
const NAMES = [
  'send',
  'send',
  'change',
  'withdrawOwn',
  'leave',
  'record',
  'approve',
  'approve',
  'deny',
  'end',
  'withdraw',
  'changeSizes',
  'told',
  'saveNote',
] as const;

const actions = fc.record({
  name: fc.constantFrom(...NAMES),
  staff: fc.constantFrom(...STAFF),
  applicant: fc.constantFrom(...APPLICANTS),
  programId: fc.constantFrom('walk', 'boots'),
  /** Which of the applications that are there. */
  pick: fc.nat(20),
  isStale: fc.constantFrom(false, false, false, true),
  pairs: fc.array(
    fc.record({
      cut: fc.constantFrom('men', 'kids-c'),
      size: fc.constantFrom(5, 14, 14.25),
      wide: fc.boolean(),
    }),
    { maxLength: 7 },
  ),
});

property.prop([fc.array(actions, { maxLength: 40 })], { numRuns: 150 })(
  'whatever people do: no place is given twice, nobody has two applications, nothing is decided twice, no note gets out',
  async (some) => {
    const { staffOf, ownOf, run } = applicationsInBrowser({
      programs: PROGRAMS,
      people: [],
      applications: [],
      staffNotes: [],
    });
    const all = async (): Promise<readonly Application[]> => {
      const query = { search: '', programId: null, as: null, show: 'all', page: 1, size: 100 } as const;
      const listed = await run(staffOf(AVERY).list(query));
      if (!listed.ok) throw new Error(listed.failure.code);
      const views = listed.value.items.map(({ id }) => run(staffOf(AVERY).get({ id })));
      return (await Promise.all(views)).flatMap((view) => (view.ok ? view.value.application : []));
    };
    let before = await all();
    for (const [step, { name, staff, applicant, programId, pick, isStale, pairs }] of some.entries()) {
      const target = before[pick % Math.max(1, before.length)];
      const from = { id: target?.id ?? 'none', base: isStale ? 'stale' : (target?.revision ?? 'none') };
      const form = { ...anApplicationForm({ pairs }), adult: true };
      const [on, own] = [staffOf(staff), ownOf(applicant)];
      const id = `a${step}`;
      const calls = {
        send: () => own.send({ ...form, id, programId }),
        change: () => own.change({ ...form, ...from, name: 'Other' }),
        withdrawOwn: () => own.withdraw(from),
        leave: () => own.leave(from),
        record: () => on.record({ ...form, id, programId, as: 'participant', agreed: true }),
        approve: () => on.approve({ ...from, message: '', consentSeenOn: null }),
        deny: () => on.deny({ ...from, reasonKind: 'other', reason: 'Full.' }),
        end: () => on.end({ ...from, how: 'finished' }),
        withdraw: () => on.withdraw(from),
        changeSizes: () => on.changeSizes({ ...from, pairs }),
        told: () => on.told(from),
        saveNote: () => on.saveNote({ ...from, base: 'none', text: SECRET }),
      };
      const result: Result<unknown, { readonly code: string }> = await run(
        calls[name]() as Promise<Result<unknown, { readonly code: string }>>,
      );
      const isOwnCall = ['send', 'change', 'withdrawOwn', 'leave'].includes(name);
      if (isOwnCall) expect(JSON.stringify(result)).not.toContain(SECRET);
      const after = await all();
      // What is refused changes nothing.
      if (!result.ok) expect(after).toEqual(before);
      for (const application of before) {
        const now = after.find((one) => one.id === application.id);
        // What was decided or has ended stays so.
        if (application.state !== 'pending')
          expect(now).toMatchObject({ state: application.state, decidedAt: application.decidedAt });
        if (application.ended) expect(now?.ended).toEqual(application.ended);
        const program = PROGRAMS.find((one) => one.id === application.programId);
        const isTheirs = application.personId === applicant.id;
        const isManaged = staff.role === 'admin' || program?.managerIds.includes(staff.id);
        if (now?.revision !== application.revision) expect(isOwnCall ? isTheirs : isManaged).toBe(true);
      }
      for (const { id, places } of PROGRAMS)
        expect(after.filter((one) => one.programId === id && isEnrolled(one)).length).toBeLessThanOrEqual(
          places ?? 0,
        );
      const open = after.filter((one) => one.personId !== null && isOpen(one));
      expect(new Set(open.map((one) => `${one.personId} ${one.programId} ${one.as}`)).size).toBe(open.length);
      before = after;
    }
    for (const applicant of APPLICANTS)
      expect(JSON.stringify(await run(ownOf(applicant).list()))).not.toContain(SECRET);
  },
);
