import type { AuditAction, AuditEntry } from '../audit/audit-entry';
import type { PickupRepository } from '../pickups/pickup.repository.port';
import type { Receipt, VoidCause } from '../receipts/receipt';
import type { ReceiptRepository } from '../receipts/receipt.repository.port';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, orFail } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { type CalendarDate, calendarDateAt } from '../shared/time/calendar';
import { changeFrom } from '../unit-of-work/change-from';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { type Gift, refundedGift, settledGift } from './gift';
import type { GiftImportRepository, GiftRepository } from './gift.repository.port';
import {
  correctedFields,
  correctedGift,
  findGiftFaults,
  isMadeOf,
  isOnReceipts,
  newGift,
} from './gift-draft';
import type { GiftReceipts } from './gift-receipts.port';
import type { GiftBook } from './gifts.api';
import type { GiftsInput as Input } from './gifts.inputs';
import {
  areDroppedOffAs,
  areOnReceipts,
  correctedGoods,
  droppedOffGoods,
  findGoodsDraftFaults,
} from './goods-draft';
import {
  canUndo,
  findRowFaults,
  importedRows,
  keptProviderName,
  outcomesOf,
  withoutImport,
} from './import/gift-import';

/** Where gifts are kept, and what depends on them. */
export interface GiftsRepositories {
  readonly gifts: GiftRepository;
  readonly giftImports: GiftImportRepository;
  readonly pickups: Pick<PickupRepository, 'find' | 'add' | 'replace'>;
  readonly receipts: Pick<ReceiptRepository, 'lock' | 'holding'>;
  readonly giftReceipts: GiftReceipts;
}

/** What the audit log notes of a change, and why the gift's receipts are voided; null where what they say stays true. */
interface Consequences {
  readonly detail: Readonly<Record<string, string>>;
  readonly voids: VoidCause | null;
}

/** Keeps the gift book, for `actor`. */
export class GiftsService implements GiftBook {
  constructor(
    private readonly unit: UnitOfWork<GiftsRepositories>,
    private readonly actor: AuditEntry['actor'],
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  list: GiftBook['list'] = (query) => this.unit.read(async ({ gifts }) => ok(await gifts.page(query)));
  batch: GiftBook['batch'] = (query) => this.unit.read(async ({ gifts }) => ok(await gifts.batch(query)));
  get: GiftBook['get'] = ({ id }) =>
    this.unit.read(async ({ gifts }) => orFail(await gifts.find(id), 'not-found'));
  figures: GiftBook['figures'] = () => this.unit.read(async ({ gifts }) => ok(await gifts.figures()));

  record: GiftBook['record'] = ({ id, ...draft }) =>
    this.unit.write(async ({ gifts, giftReceipts }, unit): ReturnType<GiftBook['record']> => {
      const faults = findGiftFaults(draft, this.today);
      if (faults.length > 0) return fail(invalidFields(faults));
      const before = await gifts.find(id);
      if (before) return isMadeOf(before, draft) ? ok(before) : fail({ code: 'conflict' });
      const gift = newGift(id, draft, { revision: unit.nextId(), now: unit.now() });
      await gifts.add(gift);
      await giftReceipts.settled(unit, [gift]);
      this.note(unit, 'gift.record', id, { cents: `${gift.cents}` });
      publish(unit, gift);
      return ok(gift);
    });

  settle: GiftBook['settle'] = ({ on, ...which }) => {
    const settled = (gift: Gift, today: CalendarDate) => settledGift(gift, on, today);
    return this.change(which, 'gift.settle', settled, ({ cents }) => ({
      detail: { cents: `${cents}` },
      voids: null,
    }));
  };

  refund: GiftBook['refund'] = ({ cents, on, ...which }) => {
    const refunded = (gift: Gift, today: CalendarDate) => refundedGift(gift, { cents, on }, today);
    return this.change(which, 'gift.refund', refunded, () => ({
      detail: { cents: `${cents}` },
      voids: 'refund',
    }));
  };

  correct: GiftBook['correct'] = async ({ id, base, ...correction }) => {
    const faults = findGiftFaults(correction, this.today);
    if (faults.length > 0) return fail(invalidFields(faults));
    const corrected = (gift: Gift, today: CalendarDate) =>
      correctedGift(gift, correction, today, this.clock.now());
    const holding = async (after: Gift, receipts: GiftsRepositories['receipts']) =>
      after.receipt === 'none' ? await receipts.holding([id]) : [];
    // The audit log names the changed fields, never their old values.
    const noted = (before: Gift, after: Gift): Consequences => {
      const fields = correctedFields(before, after);
      return { detail: { fields: fields.join(' ') }, voids: isOnReceipts(fields) ? 'correction' : null };
    };
    return this.change({ id, base }, 'gift.correct', corrected, noted, holding);
  };

  recordGoods: GiftBook['recordGoods'] = ({ id, ...draft }) =>
    this.unit.write(async ({ pickups }, unit): ReturnType<GiftBook['recordGoods']> => {
      const faults = findGoodsDraftFaults(draft, this.today);
      if (faults.length > 0) return fail(invalidFields(faults));
      const before = await pickups.find(id);
      if (before) return areDroppedOffAs(before, draft) ? ok(before) : fail({ code: 'conflict' });
      const goods = droppedOffGoods(id, draft, { revision: unit.nextId(), now: unit.now() });
      await pickups.add(goods);
      this.note(unit, 'goods.record', id);
      unit.publishChange('pickups');
      unit.publishChange('shelf');
      return ok(goods);
    });

  correctGoods: GiftBook['correctGoods'] = ({ id, base, ...draft }) =>
    this.unit.write(
      async ({ pickups, receipts, giftReceipts }, unit): ReturnType<GiftBook['correctGoods']> => {
        const faults = findGoodsDraftFaults(draft, this.today);
        if (faults.length > 0) return fail(invalidFields(faults));
        await receipts.lock();
        const changed = await changeFrom(
          pickups,
          { id, base },
          (goods) => orFail(correctedGoods(goods, draft, this.today), 'conflict'),
          unit,
        );
        if (!changed.ok) return changed;
        const { before, after } = changed.value;
        this.note(unit, 'goods.correct', id);
        if (areOnReceipts(before, after)) await giftReceipts.revise(unit, [id], 'correction');
        unit.publishChange('pickups');
        unit.publishChange('shelf');
        return ok(after);
      },
    );

  compare: GiftBook['compare'] = ({ provider, rows }) =>
    this.unit.read(async ({ gifts }) =>
      ok(outcomesOf(provider, rows, await gifts.meantBy({ provider, rows }))),
    );

  import: GiftBook['import'] = ({ id, ...draft }) =>
    this.unit.write(async (repositories, unit): ReturnType<GiftBook['import']> => {
      const { gifts, giftImports, receipts, giftReceipts } = repositories;
      const { today } = this;
      const faults = draft.rows.flatMap((row) => findRowFaults(row, today));
      if (faults.length > 0) return fail(invalidFields(faults.slice(0, 1)));
      await receipts.lock();
      await giftImports.lock();
      const before = await giftImports.find(id);
      if (before) return ok(before);
      const named = { ...draft, provider: keptProviderName(draft.provider, await giftImports.providers()) };
      const { changed, done } = importedRows(id, named, await gifts.meantBy(named), unit);
      await gifts.putAll(changed);
      await giftReceipts.settled(unit, changed);
      await giftImports.add(done);
      this.note(unit, 'gift.import', id, { added: `${done.added}`, settled: `${done.settled}` });
      publish(unit);
      return ok(done);
    });

  imports: GiftBook['imports'] = () =>
    this.unit.read(async ({ giftImports }) => ok(await giftImports.latest()));

  undoImport: GiftBook['undoImport'] = ({ id }) =>
    this.unit.write(async (repositories, unit): ReturnType<GiftBook['undoImport']> => {
      const { gifts, giftImports, receipts } = repositories;
      await receipts.lock();
      await giftImports.lock();
      const giftImport = await giftImports.find(id);
      if (!giftImport) return fail({ code: 'not-found' });
      if (giftImport.undoneAt !== null) return ok(giftImport);
      const own = await gifts.ofImport(id);
      const held = await receipts.holding(own.map((gift) => gift.id));
      if (!canUndo(giftImport, own) || held.length > 0) return fail({ code: 'conflict' });
      await gifts.putAll(own.flatMap((gift) => withoutImport(gift, () => unit.nextId()) ?? []));
      await gifts.deleteAll(own.filter(({ origin }) => origin === 'import').map((gift) => gift.id));
      const undone = { ...giftImport, undoneAt: unit.now() };
      await giftImports.replace(undone);
      this.note(unit, 'gift.undo-import', id);
      publish(unit);
      return ok(undone);
    });

  private change(
    which: Pick<Input['settle'], 'id' | 'base'>,
    action: AuditAction,
    become: (gift: Gift, today: CalendarDate) => Gift | null,
    consequences: (before: Gift, after: Gift) => Consequences,
    /** The receipts that stand against the change. */
    against: (
      after: Gift,
      receipts: GiftsRepositories['receipts'],
    ) => Promise<readonly Receipt[]> = async () => [],
  ) {
    return this.unit.write(
      async ({ gifts, receipts, giftReceipts }, unit): ReturnType<GiftBook['correct']> => {
        await receipts.lock();
        const changed = await changeFrom(
          gifts,
          which,
          (gift) => orFail(become(gift, this.today), 'conflict'),
          unit,
        );
        if (!changed.ok) return changed;
        const { before, after } = changed.value;
        const held = await against(after, receipts);
        if (held.length > 0) return fail(heldFailure(held));
        const { detail, voids } = consequences(before, after);
        this.note(unit, action, which.id, detail);
        if (voids) await giftReceipts.revise(unit, [which.id], voids);
        if (before.state === 'pending') await giftReceipts.settled(unit, [after]);
        publish(unit, before, after);
        return ok(after);
      },
    );
  }

  /** By ids, without a donor's name: the log is never changed, and their data may have to go. */
  private note(unit: Unit, action: AuditAction, id: string, detail: Consequences['detail'] = {}): void {
    unit.audit(this.actor, action, { id, name: '' }, detail);
  }

  private get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }
}

/** What is answered where receipts hold what would no longer be on any. */
function heldFailure(held: readonly Receipt[]): FailureOf<'validation'> {
  const fields = held.map(({ id, number }) => ({ field: 'receipt', message: number, about: id }));
  return { code: 'validation', fields };
}

/** What a campaign has raised changes with its gifts. Without gifts all of them may have changed. */
function publish(unit: Unit, ...gifts: readonly Gift[]): void {
  if (gifts.length === 0 || gifts.some(({ campaignId }) => campaignId !== null))
    unit.publishChange('campaigns');
  unit.publishChange('gifts');
}
