import { Button, Checkbox, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { periodFault } from '../../core/figures/figure-period';
import { useMay, useViewModel } from '../app/page-hooks';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { downloadText } from '../shared/text/download-text';
import { type AskedFigures, FigureControls } from './figure-controls';
import { figuresTexts as texts } from './figures.texts';
import { FiguresViewModel } from './figures.view-model';
import { figuresCsv } from './figures-csv';
import { FiguresReport } from './figures-report';
import { useAskedFigures } from './use-asked-figures';
import './figures.css';

/**
 * Figures for those who give money: of all programs for an admin, and of those that they manage for a program manager. The address
 * keeps the question (?from=2026-01-01&to=2026-12-31&program=ID&figures=internal); what makes no sense there is ignored.
 */
export const FiguresTab = observer(function FiguresTab() {
  const viewModel = useViewModel(FiguresViewModel);
  const seesAll = useMay()('report.read', {});
  const { today, state, value } = viewModel;
  const { question, change } = useAskedFigures(today);
  const fault = periodFault(question);
  const [hasTablesOnPaper, setTablesOnPaper] = useState(false);
  const questionJson = JSON.stringify(question);
  useEffect(() => {
    const next: AskedFigures = JSON.parse(questionJson);
    if (!periodFault(next)) void viewModel.show(next);
  }, [viewModel, questionJson]);
  const isNotTheirs = state.status === 'failed' && state.failure === 'not-found';
  useEffect(() => {
    if (isNotTheirs) change({ programId: null });
  }, [isNotTheirs, change]);
  const allPrograms = seesAll ? texts.allPrograms : texts.allOwnPrograms;
  return (
    <Flex vertical gap="middle">
      <Flex vertical gap="middle" className="screen-only">
        <FigureControls
          question={question}
          fault={fault}
          today={today}
          programs={value?.report.programs ?? []}
          allPrograms={allPrograms}
          onChange={change}
        />
        {!fault && value && (
          <Flex wrap gap="small" align="center">
            <Button onClick={() => window.print()}>{texts.print}</Button>
            <Button
              onClick={() =>
                downloadText(texts.csv.fileName(value.report), figuresCsv(value.report), 'text/csv')
              }
            >
              {texts.exportCsv}
            </Button>
            <Checkbox checked={hasTablesOnPaper} onChange={({ target }) => setTablesOnPaper(target.checked)}>
              {texts.tablesOnPaper}
            </Checkbox>
          </Flex>
        )}
      </Flex>
      {!fault && (
        <FetchedPart fetched={viewModel} texts={texts} announcement={() => texts.shown}>
          {(compared) => (
            <FiguresReport
              {...compared}
              today={today}
              allPrograms={allPrograms}
              hasTablesOnPaper={hasTablesOnPaper}
            />
          )}
        </FetchedPart>
      )}
    </Flex>
  );
});
