import { expect, test, vi } from 'vitest';
import { ChangePerson } from '../../../src/core/people/change-person';
import { InvitePerson } from '../../../src/core/people/invite-person';
import { fail, ok } from '../../../src/core/shared/result';
import { aPerson } from '../../support/person-builder';
import { RecordingLogger } from '../../support/recording-logger';

test('an invitation is sent tidy; one without a name or a good address is not sent', async () => {
  const invite = vi.fn(async () => ok(aPerson()));
  const invitePerson = new InvitePerson({ invite }, new RecordingLogger());
  const sent = await invitePerson.execute({ name: ' Vera ', email: ' Vera@FSR.example ', role: 'donor' });
  expect(sent).toEqual(ok(aPerson()));
  expect(invite.mock.calls).toEqual([[{ name: 'Vera', email: 'vera@fsr.example', role: 'donor' }]]);
  expect(await invitePerson.execute({ name: ' ', email: 'vera@', role: 'donor' })).toEqual(
    fail({
      code: 'invalid-form',
      faults: [
        { field: 'name', fault: 'missing' },
        { field: 'email', fault: 'malformed' },
      ],
    }),
  );
  expect(invite).toHaveBeenCalledTimes(1);
});

test('a change is sent tidy; one without a name is not sent, and a failure is logged without what was typed', async () => {
  const logger = new RecordingLogger();
  const change = vi.fn(async () => fail({ code: 'conflict' as const }));
  const changePerson = new ChangePerson({ change }, logger);
  const save = { id: 'vera', change: { name: ' Vera Secret ', role: 'donor' as const }, base: 'first' };
  expect(await changePerson.execute(save)).toEqual(fail({ code: 'conflict' }));
  expect(change.mock.calls).toEqual([['vera', { name: 'Vera Secret', role: 'donor' }, 'first']]);
  expect(JSON.stringify(logger)).not.toContain('Secret');
  expect(await changePerson.execute({ ...save, change: { name: '', role: 'donor' } })).toMatchObject({
    failure: { code: 'invalid-form', faults: [{ field: 'name', fault: 'missing' }] },
  });
  expect(change).toHaveBeenCalledTimes(1);
});
