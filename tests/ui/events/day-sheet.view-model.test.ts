import { expect, test } from 'vitest';
import { fail, ok } from '../../../src/core/shared/result';
import type { Signups } from '../../../src/core/signups/signups.api';
import { anEntry, calendarDesk } from '../../support/calendar-desk';

/** The sheet is open on the day. */
async function openSheet(options: Parameters<typeof calendarDesk>[0] = {}) {
  const roster = options.roster ?? [anEntry(), anEntry({ id: 'sam', name: 'Sam' })];
  const desk = calendarDesk({ now: '2026-11-28 09:00', ...options, roster });
  const sheet = desk.sheet();
  sheet.start();
  await sheet.open({ id: 'fitting' });
  const row = (id: string) => {
    const found = sheet.value?.roster.find((entry) => entry.id === id);
    if (!found) throw new Error(`Nobody is called ${id}.`);
    return found;
  };
  return { ...desk, sheet, row };
}

test('a mark is saved at once from what was seen, and a second press takes it back', async () => {
  const { sheet, row, signups, time } = await openSheet();
  sheet.press(row('robin'), 'attended');
  expect(sheet.rows.get('robin')?.status).toBe('saving');
  expect(sheet.choiceOf(row('robin')).mark).toBe('attended');
  await time.advance(0);
  expect(sheet.rows.get('robin')?.status).toBe('saved');
  sheet.press(row('robin'), 'attended');
  await time.advance(0);
  expect(signups.mark.mock.calls.map(([sent]) => sent)).toEqual([
    { id: 'robin', base: 'first', mark: 'attended', minutes: null },
    { id: 'robin', base: 'attended', mark: null, minutes: null },
  ]);
  expect(sheet.choiceOf(row('robin')).mark).toBeNull();
});

test('what is chosen while a mark is on its way follows from the answer, and nothing is sent twice', async () => {
  const { sheet, row, signups, time } = await openSheet();
  for (const mark of ['attended', 'no-show', 'excused'] as const) sheet.press(row('robin'), mark);
  await time.advance(0);
  expect(signups.mark.mock.calls.map(([{ base, mark }]) => [base, mark])).toEqual([
    ['first', 'attended'],
    ['attended', 'excused'],
  ]);
  expect(sheet.choiceOf(row('robin')).mark).toBe('excused');
});

test('a mark that was not saved keeps the choice, and is tried again', async () => {
  const { sheet, row, signups, time } = await openSheet();
  signups.mark.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  sheet.press(row('robin'), 'no-show');
  await time.advance(0);
  expect(sheet.rows.get('robin')?.status).toBe('failed');
  expect(sheet.choiceOf(row('robin')).mark).toBe('no-show');
  sheet.tryAgain(row('robin'));
  await time.advance(0);
  expect(sheet.rows.get('robin')?.status).toBe('saved');
  expect(row('robin').state).toBe('no-show');
});

test('a colleague who was quicker is shown, and the choice is made again', async () => {
  const { sheet, row, signups, time } = await openSheet();
  signups.mark.mockResolvedValueOnce(fail({ code: 'conflict' }));
  signups.ofEvent.mockResolvedValueOnce(
    ok([
      anEntry({ revision: 'theirs', state: 'attended', markedAt: 1 }),
      anEntry({ id: 'sam', name: 'Sam' }),
    ]),
  );
  sheet.press(row('robin'), 'no-show');
  await time.advance(0);
  expect(sheet.rows.get('robin')?.status).toBe('newer');
  expect(sheet.choiceOf(row('robin')).mark).toBe('attended');
  sheet.press(row('robin'), 'no-show');
  await time.advance(0);
  expect(signups.mark).toHaveBeenLastCalledWith(expect.objectContaining({ base: 'theirs', mark: 'no-show' }));
});

test('a mark whose answer got lost counts as saved when it is there', async () => {
  const { sheet, row, signups, time } = await openSheet();
  signups.mark.mockResolvedValueOnce(fail({ code: 'conflict' }));
  signups.ofEvent.mockResolvedValueOnce(ok([anEntry({ revision: 'own', state: 'attended', markedAt: 1 })]));
  sheet.press(row('robin'), 'attended');
  await time.advance(0);
  expect(sheet.rows.get('robin')?.status).toBe('saved');
});

test.each([
  ['minutes', { mark: 'attended', minutes: 90 }, { mark: 'attended', minutes: 60 }],
  ['a mark', { mark: 'no-show', minutes: null }, { mark: 'attended', minutes: 60 }],
  ['no mark', { mark: null, minutes: null }, { mark: 'attended', minutes: 60 }],
] as const)(
  '%s chosen after an answer that got lost is saved from what was kept',
  async (_, chosen, lost) => {
    const val = anEntry({ id: 'val', name: 'Val', personId: 'val', shiftId: 'desk' });
    const { sheet, row, signups, time } = await openSheet({ roster: [val] });
    const kept = { ...val, revision: 'own', state: 'attended', minutes: 60, markedAt: 1 } as const;
    signups.mark.mockResolvedValueOnce(fail({ code: 'unavailable' }));
    sheet.choose(row('val'), lost);
    await time.advance(0);
    signups.mark.mockResolvedValueOnce(fail({ code: 'conflict' }));
    signups.ofEvent.mockResolvedValueOnce(ok([kept]));
    sheet.choose(row('val'), chosen);
    await time.advance(0);
    expect(signups.mark).toHaveBeenLastCalledWith({ id: 'val', base: 'own', ...chosen });
    expect(sheet.rows.get('val')?.status).toBe('saved');
  },
);

test('minutes that a colleague saved instead of those that were sent are not told as saved', async () => {
  const val = anEntry({ id: 'val', name: 'Val', personId: 'val', shiftId: 'desk' });
  const { sheet, row, signups, time } = await openSheet({ roster: [val] });
  signups.mark.mockResolvedValueOnce(fail({ code: 'conflict' }));
  const theirs = { ...val, revision: 'theirs', state: 'attended', minutes: 30, markedAt: 1 } as const;
  signups.ofEvent.mockResolvedValueOnce(ok([theirs]));
  sheet.choose(row('val'), { mark: 'attended', minutes: 90 });
  await time.advance(0);
  expect(sheet.rows.get('val')?.status).toBe('newer');
  expect(sheet.choiceOf(row('val')).minutes).toBe(30);
});

test('why marks were not saved is said once, in a toast', async () => {
  const { sheet, row, signups, time, toasts } = await openSheet();
  signups.mark.mockResolvedValue(fail({ code: 'unavailable' }));
  sheet.press(row('robin'), 'attended');
  await time.advance(0);
  expect(toasts.toast).toMatchObject({ title: 'Mark not saved', variant: 'destructive' });
  toasts.clear();
  sheet.press(row('sam'), 'attended');
  sheet.tryAgain(row('robin'));
  await time.advance(0);
  expect(toasts.toast?.open).toBe(false);
  signups.mark.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'too-early' }));
  sheet.tryAgain(row('robin'));
  await time.advance(0);
  expect(toasts.toast).toMatchObject({ open: true, description: 'It is too early for marks.' });
});

test('a mark that could not be sent is there again after a reload, and is sent', async () => {
  const before = await openSheet();
  before.unsent.start();
  before.signups.mark.mockResolvedValue(fail({ code: 'unavailable' }));
  before.sheet.press(before.row('robin'), 'attended');
  await before.time.advance(0);
  const { device } = before;
  const after = await openSheet({ device });
  after.signups.mark.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  after.unsent.start();
  await after.time.advance(0);
  expect(after.sheet.choiceOf(after.row('robin')).mark).toBe('attended');
  expect(after.sheet.rows.get('robin')?.status).toBe('failed');
  await after.time.advance(15_000);
  expect(after.sheet.rows.get('robin')?.status).toBe('saved');
  expect(after.row('robin').state).toBe('attended');
  expect(device.length).toBe(0);
});

test('a mark that waited does not go over what a colleague has marked since', async () => {
  const before = await openSheet();
  before.unsent.start();
  before.signups.mark.mockResolvedValue(fail({ code: 'unavailable' }));
  before.sheet.press(before.row('robin'), 'attended');
  await before.time.advance(0);
  const { device } = before;
  const theirs = anEntry({ revision: 'theirs', state: 'no-show', markedAt: 1 });
  const after = await openSheet({ device, roster: [theirs, anEntry({ id: 'sam', name: 'Sam' })] });
  after.unsent.start();
  await after.time.advance(0);
  expect(after.sheet.rows.get('robin')?.status).toBe('newer');
  expect(after.sheet.choiceOf(after.row('robin')).mark).toBe('no-show');
  expect([after.signups.mark.mock.calls, device.length]).toEqual([[], 0]);
});

test('visitors that could not be sent are shown again', async () => {
  const before = await openSheet();
  before.unsent.start();
  await before.time.advance(0);
  before.events.saveWalkIns.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  await before.sheet.saveVisitors('6', 0);
  const after = await openSheet({ device: before.device });
  after.events.saveWalkIns.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  after.unsent.start();
  await after.time.advance(0);
  expect(after.sheet.unsentVisitors).toBe(6);
  await after.time.advance(15_000);
  expect([after.sheet.unsentVisitors, after.events.saveWalkIns.mock.calls.at(-1)?.[0].walkIns]).toEqual([
    null,
    6,
  ]);
});

test('an answer that was asked for before a mark was saved does not take it back', async () => {
  const { sheet, row, signups, time, changes } = await openSheet();
  let answer: (roster: Awaited<ReturnType<Signups['ofEvent']>>) => void = () => {};
  signups.ofEvent.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  changes.change('signups');
  await time.advance(1_000);
  sheet.press(row('robin'), 'attended');
  await time.advance(0);
  answer(ok([anEntry(), anEntry({ id: 'sam', name: 'Sam', state: 'no-show', markedAt: 1 })]));
  await time.advance(0);
  expect(row('robin').state).toBe('attended');
  expect(row('sam').state).toBe('no-show');
});

test('after a change elsewhere, whoever is as before stays the same object, so that their row is not rendered again', async () => {
  const { row, signups, time, changes } = await openSheet();
  const [robin, sam] = [row('robin'), row('sam')];
  const theirs = anEntry({ revision: 'theirs', state: 'no-show', markedAt: 1 });
  signups.ofEvent.mockResolvedValueOnce(ok([theirs, structuredClone(sam)]));
  changes.change('signups');
  await time.advance(1_000);
  expect(row('robin').state).toBe('no-show');
  expect(row('robin')).not.toBe(robin);
  expect(row('sam')).toBe(sam);
});

test('marks open two hours before the start, without a reload', async () => {
  const { sheet, time } = await openSheet({ now: '2026-11-28 07:59' });
  expect(sheet.unmarked).toEqual([]);
  await time.advance(60_000);
  expect(sheet.unmarked).toHaveLength(2);
});

test.each(['', '-1', '1.5', '10000', 'six'])("'%s' visitors are refused at the field", async (typed) => {
  const { sheet, events } = await openSheet();
  expect(await sheet.saveVisitors(typed, 0)).toBe(false);
  expect(sheet.visitors.problemOf('walkIns')).toBe('Please enter a whole number from 0 to 9,999.');
  expect(events.saveWalkIns).not.toHaveBeenCalled();
});

test('the number of visitors is kept from the revision that was seen', async () => {
  const { sheet, events } = await openSheet();
  expect(await sheet.saveVisitors('6', 0)).toBe(true);
  expect(events.saveWalkIns).toHaveBeenCalledWith({ id: 'fitting', base: 'first', walkIns: 6 });
  expect(sheet.value?.event).toMatchObject({ revision: 'second', walkIns: 6 });
});

test('a number of visitors that nobody has seen yet is not overwritten, but said at the field', async () => {
  const { sheet, events } = await openSheet();
  expect(await sheet.saveVisitors('22', 0)).toBe(true);
  events.saveWalkIns.mockClear();
  expect(await sheet.saveVisitors('21', 0)).toBe(false);
  expect(events.saveWalkIns).not.toHaveBeenCalled();
  expect(sheet.visitors.problemOf('walkIns')).toBe('Somebody else just saved 22. Save again to keep yours.');
  expect(await sheet.saveVisitors('21', 22)).toBe(true);
});
