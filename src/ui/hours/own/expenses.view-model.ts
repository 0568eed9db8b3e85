import { type ExpenseText, expensesIn, findExpenseFaults } from '../../../core/hours/expenses';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { FormState } from '../../shared/form/form-state';
import { ownHoursTexts } from './own-hours.texts';

const texts = ownHoursTexts.expenses;

/** The expenses that somebody adds to a statement before it is printed. Nothing of them is kept. */
export class ExpensesViewModel {
  readonly form = new FormState();

  constructor(private readonly ports: Needs<{ clock: 'now' }>) {}

  /** Those that the statement shows. */
  shown(lines: readonly ExpenseText[]) {
    return expensesIn(lines, this.today);
  }

  /** Whether all of them can be printed; says at the fields what is wrong otherwise. */
  check(lines: readonly ExpenseText[]): boolean {
    const faults = findExpenseFaults(lines, this.today);
    this.form.clear();
    if (faults.length === 0) return true;
    this.form.refuse(
      faults.map(({ line, field, fault }) => ({
        field: `expenses.${line}.${field}`,
        message: texts.problem(field, fault),
      })),
    );
    return false;
  }

  /** The Pacific day. */
  private get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }
}
