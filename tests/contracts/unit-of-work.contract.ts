import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/core/audit/audit-entry';
import type { Notice } from '../../src/core/mail/notice';
import { fail, ok, type Result } from '../../src/core/shared/result';
import type { ChangedThing } from '../../src/core/shared/system.port';
import { changeFrom } from '../../src/core/unit-of-work/change-from';
import type { Repository } from '../../src/core/unit-of-work/repository.port';
import type { Unit, UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import type { Soon } from './harness';

/** A record of the suite. */
export interface Shoe {
  readonly id: string;
  readonly revision: string;
  readonly text: string;
}

/** A collection of them, which every adapter brings. */
export interface Shelf extends Repository<Shoe> {
  all(): Promise<readonly Shoe[]>;
}

/** Two collections. */
export interface Shelves {
  readonly boots: Shelf;
  readonly sandals: Shelf;
}

/** Empty collections, as two tabs or two processes see them. */
export interface UnitOfWorkHarness {
  readonly unit: UnitOfWork<Shelves>;
  readonly other: UnitOfWork<Shelves>;
  /** The audit entries, the oldest first. */
  readonly entries: () => Soon<readonly AuditEntry[]>;
  /** The outbox, the oldest mail first: 'id to'. */
  readonly mails: () => Soon<readonly string[]>;
  /** What others were told to read again, sorted. */
  readonly published: () => readonly ChangedThing[];
  /** Leaves no room for anything longer; null where the storage has no end. */
  readonly fill: (() => void) | null;
}

const TO = 'ada@mail.example';
const AVERY = { id: 'avery', name: 'Avery' };
const shoe = (id: string, text = 'new'): Shoe => ({ id, revision: 'first', text });

/** What every unit of work must do. */
export function unitOfWorkContract(name: string, make: () => Soon<UnitOfWorkHarness>): void {
  describe(`${name} as units of work`, () => {
    const setUp = async () => {
      const made = await make();
      const kept = async () => {
        const read = await made.other.read(async ({ boots, sandals }) =>
          ok(
            [...(await boots.all()), ...(await sandals.all())].map(({ id, text }) => `${id} ${text}`).sort(),
          ),
        );
        if (!read.ok) throw new Error(read.failure.code);
        return read.value;
      };
      const actions = async () => (await made.entries()).map(({ action }) => action);
      return { ...made, kept, actions };
    };
    const addBoth = async ({ boots, sandals }: Shelves, unit: Unit, suffix = '') => {
      await boots.add(shoe(`boot${suffix}`));
      unit.audit(AVERY, 'pickup.schedule', { id: 'boot', name: '' });
      await sandals.add(shoe(`sandal${suffix}`));
      const mail = unit.mail({
        kind: 'pickup',
        to: `${TO}${suffix}`,
        language: 'en',
        subject: 'A time',
        paragraphs: [],
      });
      unit.publishChange('messages');
      unit.publishChange('pickups');
      return ok(mail);
    };

    test('keeps all that was done in two collections, with its audit entries and mails, and tells others', async () => {
      const { unit, kept, entries, mails, published } = await setUp();
      const done = await unit.write(addBoth);
      // The unit has told the id that the outbox knows the mail by.
      expect(await mails()).toEqual([`${done.ok ? done.value : ''} ${TO}`]);
      expect(await kept()).toEqual(['boot new', 'sandal new']);
      expect(published()).toEqual(['messages', 'pickups']);
      expect(await entries()).toMatchObject([
        { actor: { id: 'avery' }, action: 'pickup.schedule', subject: { id: 'boot' }, detail: {} },
      ]);
    });

    test('an address gets 30 notices of one kind within an hour', async () => {
      const { unit, mails } = await setUp();
      const notice = {
        kind: 'application',
        to: TO,
        language: 'en',
        subject: 'New application',
        paragraphs: [],
      } as const;
      const notify = (part: Partial<Notice>, count: number) =>
        unit.write(async (_, unit) => {
          for (let one = 0; one < count; one += 1) unit.notify({ ...notice, ...part });
          return ok(undefined);
        });
      await notify({}, 20);
      await notify({}, 20);
      await notify({ kind: 'pickup' }, 1);
      await notify({ to: 'eve@mail.example' }, 1);
      const to = (await mails()).map((mail) => mail.split(' ')[1]);
      expect(to.filter((address) => address === TO)).toHaveLength(31);
      expect(to.at(-1)).toBe('eve@mail.example');
    });

    test('reads within the unit what it has written', async () => {
      const { unit } = await setUp();
      const written = unit.write(async ({ boots }) => {
        await boots.add(shoe('boot'));
        await boots.replace(shoe('boot', 'worn'));
        return ok((await boots.find('boot'))?.text);
      });
      expect(await written).toEqual(ok('worn'));
    });

    test('rolls back what is refused, and answers the refusal', async () => {
      const { unit, kept, actions, mails, published } = await setUp();
      const refused = await unit.write(async (shelves, unit) => {
        await addBoth(shelves, unit);
        return fail({ code: 'not-found' });
      });
      expect(refused).toEqual(fail({ code: 'not-found' }));
      expect([await kept(), await actions(), await mails(), published()]).toEqual([[], [], [], []]);
    });

    test('of a crowd as many are done as there is room for, and the others are refused', async () => {
      const { unit, other, kept } = await setUp();
      const put = async ({ boots, sandals }: Shelves, _: Unit, asks: readonly string[]) => {
        // The shelf is locked by the record that stands for it.
        await sandals.find('shelf');
        let room = 3 - (await boots.all()).length;
        const answers = asks.map((id) => {
          room -= 1;
          return room < 0 ? fail({ code: 'conflict' as const }) : ok(id);
        });
        for (const answer of answers) if (answer.ok) await boots.add(shoe(answer.value));
        return answers;
      };
      const press = (at: number) =>
        (at % 2 === 0 ? unit : other).writeTogether({ thing: 'shelf', ask: `boot-${at}` }, put);
      await unit.write(async ({ sandals }) => ok(await sandals.add(shoe('shelf'))));
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => press(at)));
      // Each hears of its own ask.
      const done = answers.flatMap((answer, at) => (answer.ok ? [[`boot-${at}`, answer.value]] : []));
      expect(done).toHaveLength(3);
      for (const [id, answered] of done) expect(answered).toBe(id);
      for (const answer of answers) if (!answer.ok) expect(answer).toEqual(fail({ code: 'conflict' }));
      expect(await kept()).toEqual([...done.map(([id]) => `${id} new`), 'shelf new'].sort());
      // A later one begins afresh.
      expect(await press(20)).toEqual(fail({ code: 'conflict' }));
    });

    test('a bug within a unit changes nothing', async () => {
      const { unit, kept, actions, mails } = await setUp();
      const broken = unit.write(async (shelves, unit): Promise<Result<never, never>> => {
        await addBoth(shelves, unit);
        throw new Error('A bug.');
      });
      await broken.catch(() => {});
      expect([await kept(), await actions(), await mails()]).toEqual([[], [], []]);
    });

    test('of two changes from one base one is done; what is gone is not found', async () => {
      const { unit, other, kept } = await setUp();
      await unit.write(async ({ boots }) => ok(await boots.add(shoe('boot'))));
      const change = (by: UnitOfWork<Shelves>, text: string, id = 'boot') =>
        by.write(({ boots }, unit) =>
          changeFrom(boots, { id, base: 'first' }, (boot) => ok({ ...boot, text }), unit),
        );
      const changes = await Promise.all([change(unit, 'red'), change(other, 'blue')]);
      expect(changes.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
      expect(changes).toContainEqual(fail({ code: 'conflict' }));
      const [done] = changes.flatMap((changed) => (changed.ok ? [changed.value] : []));
      expect(done?.before).toEqual(shoe('boot'));
      expect(done?.after.revision).not.toBe('first');
      expect(await kept()).toEqual([`boot ${done?.after.text}`]);
      expect(await change(unit, 'green', 'nothing')).toEqual(fail({ code: 'not-found' }));
    });

    test('of two writers who change what they found neither overwrites the other', async () => {
      const { unit, other, kept, actions } = await setUp();
      await unit.write(async ({ boots }) => ok(await boots.add(shoe('boot', '.'))));
      const addDot =
        (between: () => void) =>
        async ({ boots }: Shelves, unit: Unit) => {
          const boot = await boots.find('boot');
          between();
          await boots.replace(shoe('boot', `${boot?.text}.`));
          unit.audit(AVERY, 'pickup.collect', { id: 'boot', name: '' });
          return ok(undefined);
        };
      let quicker: Promise<unknown> | null = null;
      const start = () => {
        quicker ??= other.write(addDot(() => {}));
      };
      expect(await unit.write(addDot(start))).toEqual(ok(undefined));
      expect(await quicker).toEqual(ok(undefined));
      // A run that was overtaken leaves no entry of its own.
      expect([await kept(), await actions()]).toEqual([['boot ...'], ['pickup.collect', 'pickup.collect']]);
    });

    test('without room nothing changes, in no collection', async () => {
      const { unit, fill, kept, actions, mails } = await setUp();
      if (!fill) return;
      await unit.write(addBoth);
      const before = [await kept(), await actions(), await mails()];
      fill();
      expect(await unit.write((shelves, unit) => addBoth(shelves, unit, '-2'))).toEqual(
        fail({ code: 'quota' }),
      );
      expect([await kept(), await actions(), await mails()]).toEqual(before);
    });
  });
}
