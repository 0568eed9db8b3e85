import { expect, test } from 'vitest';
import { isDated, partOf } from '../../../../src/core/events/event';
import type { Mail } from '../../../../src/core/mail/mail';
import type { Person } from '../../../../src/core/people/person';
import type { Program } from '../../../../src/core/programs/program';
import { tellLateWithdrawal } from '../../../../src/core/signups/following/leave-events';
import type { SignupRepositories } from '../../../../src/core/signups/signup.repository.port';
import type { Unit } from '../../../../src/core/unit-of-work/unit-of-work.port';
import { anEvent, aSignup } from '../../../support/event-builder';
import { aMail } from '../../../support/mail-builder';
import { aPerson } from '../../../support/person-builder';
import { aProgram } from '../../../support/program-builder';

test('a late withdrawal is told to the managers of the program, but not to who withdrew somebody', async () => {
  const event = anEvent();
  if (!isDated(event)) throw new Error('The event has no date.');
  const part = partOf(event, null);
  if (!part) throw new Error('The event takes no guests.');
  const staff = ['parker', 'deja'].map((id) =>
    aPerson({ id, email: `${id}@fsr.example`, role: 'program_manager' }),
  );
  const repositories = {
    programs: {
      list: async (): Promise<readonly Program[]> => [aProgram({ managerIds: ['parker', 'deja'] })],
    },
    people: { some: async (): Promise<readonly Person[]> => staff },
  } as unknown as SignupRepositories;
  const told = async (actorId: string): Promise<readonly string[]> => {
    const mails: Mail[] = [];
    const unit = { now: () => part.startsAt - 3_600_000, mail: (mail: Mail) => mails.push(mail) };
    const signup = aSignup({ personId: 'bea', state: 'going' }, event);
    await tellLateWithdrawal(
      repositories,
      unit as unknown as Unit,
      { signup, event, part, actorId },
      {
        lateWithdrawal: ({ email }) => aMail({ to: email }),
      },
    );
    return mails.map(({ to }) => to);
  };
  expect(await told('bea')).toEqual(['deja@fsr.example', 'parker@fsr.example']);
  expect(await told('parker')).toEqual(['deja@fsr.example']);
});
