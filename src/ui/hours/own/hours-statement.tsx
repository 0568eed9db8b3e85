import { Button, Checkbox, Flex, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { sumOfMinutes } from '../../../core/hours/own-work';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { pageOf } from '../../shared/language-switch/same-page';
import { UnsavedWorkViewModel } from '../../shared/leave/unsaved-work.view-model';
import { PaperLogo } from '../../shared/paper/paper-logo';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { SubView } from '../../shared/sub-view';
import { FigureTable } from '../../shared/table/figure-table';
import { markedWords, wordsInTurn } from '../../shared/translation/marked-words';
import { EXPENSES, ExpensesForm, ExpensesSheet, type ExpenseValues } from './expenses';
import { ExpensesViewModel } from './expenses.view-model';
import { ownHoursTexts as texts } from './own-hours.texts';
import { ApprovedHoursViewModel, LegalNameViewModel } from './own-hours.view-model';
import { programOf, whatOf } from './work-words';

interface HoursStatementProps {
  readonly year: number;
  readonly onBack: () => void;
}

/** The approved hours of a year on paper, with their sum and a line for a signature, for schools, employers and courts. */
export const HoursStatement = observer(function HoursStatement(props: HoursStatementProps) {
  const { year, onBack } = props;
  const approved = useViewModel(ApprovedHoursViewModel);
  useEffect(() => void approved.show({ year }), [approved, year]);
  const legalName = useViewModel(LegalNameViewModel);
  const name = useSharedViewModel(SessionViewModel).user?.name ?? '';
  const { siteName } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  const { statement } = texts;
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const [hasExpenses, setHasExpenses] = useState(
    () => unsaved.broughtTo(pageOf(window.location), EXPENSES) !== null,
  );
  const expenses = useViewModel(ExpensesViewModel);
  const [form] = Form.useForm<ExpenseValues>();
  const typed = Form.useWatch((values: ExpenseValues) => values.expenses, { form, preserve: true }) ?? [];
  const shown = hasExpenses ? expenses.shown(typed) : [];
  const handlePrint = () => {
    if (!hasExpenses || expenses.check(form.getFieldsValue(true).expenses)) window.print();
  };
  return (
    <div className="paper">
      <PaperLogo />
      <SubView
        title={statement.title(String(year))}
        back={{ text: texts.back, onPress: onBack }}
        action={
          <Button type="primary" onClick={handlePrint}>
            {texts.printNow}
          </Button>
        }
      >
        <Checkbox
          className="screen-only"
          checked={hasExpenses}
          onChange={({ target }) => setHasExpenses(target.checked)}
        >
          {texts.expenses.add}
        </Checkbox>
        {hasExpenses && <ExpensesForm viewModel={expenses} form={form} onPrint={handlePrint} />}
        <FetchedPart fetched={legalName} texts={{ loading: texts.loading, readFailed: texts.readFailed }}>
          {({ legalName: legal }) => <p>{statement.text(name, legal || siteName)}</p>}
        </FetchedPart>
        <FetchedPart fetched={approved} texts={texts}>
          {(work) => (
            <FigureTable
              label={statement.title(String(year))}
              heads={[texts.date, texts.program, texts.what, texts.time]}
              rows={work.toReversed().map((entry) => ({
                id: entry.id,
                name: texts.dayOf(entry.day),
                cells: [
                  markedWords(programOf(entry)),
                  wordsInTurn(whatOf(entry).parts, ': '),
                  texts.timeOf(entry.minutes),
                ],
              }))}
              total={[statement.sum, '', '', texts.timeOf(sumOfMinutes(work))]}
            />
          )}
        </FetchedPart>
        {legalName.value && (
          <>
            {shown.length > 0 && (
              <ExpensesSheet expenses={shown} name={name} legalName={legalName.value.legalName || siteName} />
            )}
            <p>{statement.nothingInReturn(legalName.value.legalName || siteName)}</p>
          </>
        )}
        <Flex wrap gap="var(--space-6)" align="end" style={{ marginBlockStart: 'var(--space-8)' }}>
          <p
            style={{ borderBlockStart: '1px solid currentcolor', inlineSize: '20rem', maxInlineSize: '100%' }}
          >
            {statement.signature}
          </p>
          <p>{statement.printedOn(approved.today)}</p>
        </Flex>
      </SubView>
    </div>
  );
});
