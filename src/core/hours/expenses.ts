import { parseCents } from '../gifts/money-text';
import { type CalendarDate, pastDayFault } from '../shared/time/calendar';

/** What somebody paid for while they helped and did not get back, as it is typed for a statement. It is kept nowhere. */
export interface ExpenseText {
  readonly what: string;
  readonly day: string;
  /** US dollars, as in '12.50'. */
  readonly dollars: string;
}

/** What a statement says of it. */
export interface Expense {
  readonly what: string;
  readonly day: CalendarDate;
  readonly cents: number;
}

/** A statement has so many lines of expenses, each of so many UTF-16 units. */
export const MOST_EXPENSES = 20;
export const LONGEST_EXPENSE = 120;

/** What is wrong with one line, counted from 0. */
export interface ExpenseFault {
  readonly line: number;
  readonly field: keyof ExpenseText;
  readonly fault: 'missing' | 'too-long' | 'invalid' | 'future';
}

/** What is wrong with lines of expenses: without words, a day that has come, or an amount. */
export function findExpenseFaults(lines: readonly ExpenseText[], today: CalendarDate): ExpenseFault[] {
  return lines.flatMap(({ what, day, dollars }, line) => {
    const faults: ExpenseFault[] = [];
    const { length } = what.trim();
    if (length === 0) faults.push({ line, field: 'what', fault: 'missing' });
    else if (length > LONGEST_EXPENSE) faults.push({ line, field: 'what', fault: 'too-long' });
    const fault = pastDayFault(day, today);
    if (fault) faults.push({ line, field: 'day', fault });
    if (typeof parseCents(dollars) !== 'number') faults.push({ line, field: 'dollars', fault: 'invalid' });
    return faults;
  });
}

/** The lines that nothing is wrong with, as the statement says them, those of the earliest day first. */
export function expensesIn(lines: readonly ExpenseText[], today: CalendarDate): readonly Expense[] {
  return lines
    .flatMap((line) => {
      const cents = parseCents(line.dollars);
      const isWrong = typeof cents !== 'number' || findExpenseFaults([line], today).length > 0;
      return isWrong ? [] : [{ what: line.what.trim(), day: line.day, cents }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}
