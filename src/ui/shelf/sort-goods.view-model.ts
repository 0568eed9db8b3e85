import { makeObservable, observableRef, runInAction } from 'mobx';
import { countedItems } from '../../core/shared/goods/goods-line';
import type { GoodsToSort, SortedLine } from '../../core/shelf/goods-to-sort';
import { findSortFaults, type ShelfFault } from '../../core/shelf/shelf-faults';
import type { Needs } from '../app/ports';
import { FormState, submitForm } from '../shared/form/form-state';
import {
  EMPTY_PAIR,
  type PairValues,
  pairOfValues,
  valuesOfPair,
  wrongPart,
} from '../shared/shoes/pair-values';
import { shelfTexts as texts } from './shelf.texts';
import { countOf } from './typed-count';

/** Pairs of a size, as the form holds them. */
export interface LineValues extends PairValues {
  readonly count: string;
}

/** What the dialog asks for. */
export interface SortValues {
  readonly lines: readonly LineValues[];
}

/** A line without a choice yet. */
export const EMPTY_LINE: LineValues = { ...EMPTY_PAIR, count: '' };

/** Sorting goods: somebody puts their shoes on the shelf. */
export class SortGoodsViewModel {
  readonly form = new FormState();
  /** Null without a dialog. */
  opened: GoodsToSort | null = null;

  constructor(private readonly ports: Needs<{ shelf: 'sort'; toasts: 'show' | 'clear' }>) {
    makeObservable(this, { opened: observableRef });
  }

  begin(goods: GoodsToSort): void {
    this.form.clear();
    this.set(goods);
  }

  end(): void {
    this.set(null);
  }

  /** What was sorted before, or one line to begin with. */
  get initial(): SortValues {
    const sorted = this.opened?.sorted ?? [];
    const lines = sorted.map(({ count, ...size }) => ({ ...valuesOfPair(size), count: String(count) }));
    return { lines: lines.length > 0 ? lines : [EMPTY_LINE] };
  }

  /** What was written down, and what the form comes to. */
  sums(lines: readonly LineValues[]): string {
    const counts = lines.map(({ count }) => countOf(count)).filter((count) => !Number.isNaN(count));
    const sorted = counts.reduce((sum, count) => sum + count, 0);
    return texts.goods.sums(countedItems(this.opened?.lines ?? []), sorted);
  }

  /** Puts what was sorted on the shelf, and answers whether that is done. */
  submit({ lines }: SortValues): Promise<boolean> {
    const sorted = lines.map(sortedLine);
    if (sorted.length > 0) return this.send(sorted, findSortFaults(sorted), lines);
    const missing: ShelfFault = { field: 'lines', fault: 'too-many' };
    return this.send(sorted, [missing], lines);
  }

  /** Says that there were no shoes in the goods. */
  noShoes(): Promise<boolean> {
    return this.send([], [], []);
  }

  private async send(
    sorted: readonly SortedLine[],
    faults: readonly ShelfFault[],
    lines: SortValues['lines'],
  ): Promise<boolean> {
    const { opened } = this;
    if (!opened) return false;
    const done = await submitForm(this.form, this.ports.toasts, {
      faults,
      execute: () => this.ports.shelf.sort({ id: opened.id, base: opened.revision, lines: [...sorted] }),
      explain: (fault) => problem(fault, lines),
      done: () => ({ title: texts.goods.done, description: texts.goods.came(opened) }),
      failed: ({ code }) => {
        // What was counted stays in the dialog; the list behind it is up to date.
        const isOvertaken = code === 'conflict' || code === 'not-found';
        return {
          title: texts.notDone,
          description: isOvertaken ? texts.goods.overtaken : texts.failed[code],
        };
      },
    });
    if (done) this.end();
    return done;
  }

  private set(opened: GoodsToSort | null): void {
    runInAction(() => {
      this.opened = opened;
    });
  }
}

/** A line in numbers; NaN for what is not chosen. */
function sortedLine({ count, ...values }: LineValues): SortedLine {
  const { cut, size, wide } = pairOfValues(values);
  return { cut, size: size === 'unknown' ? Number.NaN : size, wide, count: countOf(count) };
}

function problem(fault: ShelfFault, lines: SortValues['lines']) {
  if (!('line' in fault)) return { field: 'lines', message: texts.faults.noLine };
  const index = fault.line - 1;
  const isSize = fault.field === 'size';
  return {
    field: `lines.${index}.${isSize ? wrongPart(lines[index]) : 'count'}`,
    message: isSize ? texts.faults.size : texts.faults.count,
  };
}
