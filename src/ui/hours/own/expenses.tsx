import { Button, Flex, Form, type FormInstance, Input } from 'antd';
import { type Expense, type ExpenseText, MOST_EXPENSES } from '../../../core/hours/expenses';
import { formatCents } from '../../../core/shared/text/format-money';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { StateForm } from '../../shared/form/state-form';
import '../../shared/form/groups.css';
import { FigureTable } from '../../shared/table/figure-table';
import type { ExpensesViewModel } from './expenses.view-model';
import { ownHoursTexts } from './own-hours.texts';

const texts = ownHoursTexts.expenses;

/** What the form of expenses holds. */
export interface ExpenseValues {
  readonly expenses: readonly ExpenseText[];
}

/** The name of the form. */
export const EXPENSES = 'expenses';

const NO_EXPENSE: ExpenseText = { what: '', day: '', dollars: '' };
const FIRST: ExpenseValues = { expenses: [NO_EXPENSE] };

interface ExpensesFormProps {
  readonly viewModel: ExpensesViewModel;
  readonly form: FormInstance<ExpenseValues>;
  readonly onPrint: () => void;
}

/** Asks for expenses before the statement is printed; it keeps none of them. */
export function ExpensesForm({ viewModel, form, onPrint }: ExpensesFormProps) {
  return (
    <div className="screen-only">
      <StateForm
        name={EXPENSES}
        label={texts.heading}
        state={viewModel.form}
        form={form}
        initial={FIRST}
        onSubmit={onPrint}
        submit={null}
        loss={texts.loss}
      >
        <p className="form__hint">{texts.hint}</p>
        <Form.List name="expenses">
          {(lines, { add, remove }) => (
            <Flex vertical gap="small" align="start" style={{ gridColumn: '1 / -1' }}>
              {lines.map(({ key, name }) => (
                <fieldset key={key} style={LINE}>
                  <legend className="form-group__legend">{texts.line(name + 1)}</legend>
                  <Flex wrap gap="small" align="start">
                    <Form.Item name={[name, 'what']} label={texts.labels.what} style={WIDE}>
                      <Input autoComplete="off" />
                    </Form.Item>
                    <Form.Item name={[name, 'day']} label={texts.labels.day}>
                      <Input type="date" max={LAST_DAY} />
                    </Form.Item>
                    <Form.Item name={[name, 'dollars']} label={texts.labels.dollars} style={NARROW}>
                      <Input prefix="$" inputMode="decimal" autoComplete="off" />
                    </Form.Item>
                    {lines.length > 1 && (
                      <Button
                        type="text"
                        aria-label={texts.removeLine(name + 1)}
                        onClick={() => remove(name)}
                      >
                        {texts.remove}
                      </Button>
                    )}
                  </Flex>
                </fieldset>
              ))}
              {lines.length < MOST_EXPENSES && (
                <Button type="dashed" onClick={() => add(NO_EXPENSE)}>
                  {texts.addLine}
                </Button>
              )}
            </Flex>
          )}
        </Form.List>
      </StateForm>
    </div>
  );
}

const LINE = { inlineSize: '100%' };
const WIDE = { flex: '1 1 9rem' };
const NARROW = { inlineSize: '6.5rem' };

interface ExpensesSheetProps {
  readonly expenses: readonly Expense[];
  /** Who states them. */
  readonly name: string;
  /** The foundation. */
  readonly legalName: string;
}

/** The expenses as the statement says them. */
export function ExpensesSheet({ expenses, name, legalName }: ExpensesSheetProps) {
  const [day = '', what = '', amount = ''] = texts.heads;
  return (
    <Flex component="section" vertical gap="small" aria-labelledby="expenses-heading">
      <h2 id="expenses-heading">{texts.heading}</h2>
      <p>{texts.statedBy(name)}</p>
      <FigureTable
        label={texts.heading}
        heads={[day, what, amount]}
        rows={expenses.map((expense, index) => ({
          id: String(index),
          name: ownHoursTexts.dayOf(expense.day),
          cells: [expense.what, formatCents(expense.cents)],
        }))}
        total={[texts.sum, '', formatCents(expenses.reduce((sum, { cents }) => sum + cents, 0))]}
      />
      <p>{texts.nothingInReturn(legalName)}</p>
    </Flex>
  );
}
