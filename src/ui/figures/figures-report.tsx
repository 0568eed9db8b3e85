import { Alert, Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import {
  type Amount,
  CHARTED,
  FIGURE_GROUPS,
  FIGURES,
  FIGURES_OF_PEOPLE,
  FIRST_FIGURES,
  type Figure,
  type FigureGroup,
  type FigureName,
  type FigureReport,
  isNothingRecorded,
} from '../../core/figures/figure';
import { monthsBeforeRecords } from '../../core/figures/records-begin';
import { useSharedViewModel } from '../app/page-hooks';
import { ColumnChart } from '../shared/chart/column-chart';
import { Facts } from '../shared/facts';
import { PaperLogo } from '../shared/paper/paper-logo';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { FigureTable } from '../shared/table/figure-table';
import { figuresTexts as texts } from './figures.texts';
import type { ComparedFigures } from './figures.view-model';

interface PaperHeadProps {
  readonly report: FigureReport;
  /** The Pacific day of printing. */
  readonly today: string;
  /** What all programs together are called. */
  readonly allPrograms: string;
}

interface FiguresReportProps extends PaperHeadProps, ComparedFigures {
  /** Whether tables are printed as well, which repeat what the charts say. */
  readonly hasTablesOnPaper: boolean;
}

/** Every figure of a report, by groups, on the screen and on paper; what matters most comes first, and has the first page. */
export function FiguresReport({ report, before, today, allPrograms, hasTablesOnPaper }: FiguresReportProps) {
  return (
    <div className="paper figures__report" {...(hasTablesOnPaper && { 'data-tables-on-paper': '' })}>
      <PaperHead report={report} today={today} allPrograms={allPrograms} />
      {report.isInternal && <Alert type="warning" showIcon title={texts.internal} />}
      <AtAGlance report={report} before={before} />
      {isNothingRecorded(report) && (
        <p>
          <strong>{texts.nothing}</strong>
        </p>
      )}
      <p>
        <span>{texts.apart}</span> {!report.isInternal && <span>{texts.hidden}</span>}
      </p>
      {FIGURE_GROUPS.map((group) => (
        <GroupPart key={group} group={group} report={report} />
      ))}
    </div>
  );
}

/** People, pairs, visits and hours in large letters, each with that of the period before. */
function AtAGlance({ report, before }: ComparedFigures) {
  const id = useId();
  const figures = FIRST_FIGURES.flatMap(
    (name) => report.figures.find((figure) => figure.name === name) ?? [],
  );
  const earlier = (name: FigureName) => before?.figures.find((figure) => figure.name === name)?.whole ?? null;
  return (
    <section aria-labelledby={id} className="figures__glance">
      <Card title={<h2 id={id}>{texts.atAGlance}</h2>}>
        <dl>
          {figures.map(({ name, whole }) => (
            <div key={name}>
              <dt>{texts.labels[name]}</dt>
              <dd>
                <strong {...(typeof whole !== 'number' && { className: 'figures__words' })}>
                  {texts.amount(name, whole)}
                </strong>
                <span>{texts.before(name, earlier(name), before)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

const PaperHead = observer(function PaperHead({ report, today, allPrograms }: PaperHeadProps) {
  const { siteName } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  const { programId, programs, legalName } = report;
  const program = programs.find(({ id }) => id === programId)?.title ?? allPrograms;
  return (
    <>
      <PaperLogo />
      <div className="figures__head">
        <p>
          <strong>{legalName || siteName}</strong>
        </p>
        <p>{texts.paper.period(report)}</p>
        <p>{texts.paper.program(program)}</p>
        <p>{texts.paper.printedOn(today)}</p>
      </div>
    </>
  );
});

interface GroupProps {
  readonly group: FigureGroup;
  readonly report: FigureReport;
}

/** A group with its figures, a chart by month with its table, and how all of it is counted. */
function GroupPart({ group, report }: GroupProps) {
  const id = useId();
  const figures = report.figures.filter(({ name }) => FIGURES[name] === group);
  const unmarked = figures.find(({ name }) => name === 'notMarked')?.whole ?? null;
  const facts = figures
    .filter(({ name }) => name !== 'notMarked')
    .map(({ name, whole }) => [texts.labels[name], factText(name, whole, unmarked)] as const);
  return (
    <section aria-labelledby={id}>
      <Card title={<h2 id={id}>{texts.groups[group]}</h2>}>
        <Flex vertical gap="large">
          <Facts facts={facts} layout="figures" />
          <MonthsPart group={group} report={report} figures={figures} />
          {group === 'people' && report.programId === null && <ProgramsTable report={report} />}
          {figures.map((figure) => (
            <PartsTable key={figure.name} figure={figure} />
          ))}
          <Definitions group={group} />
        </Flex>
      </Card>
    </section>
  );
}

function factText(name: FigureName, whole: Amount, unmarked: Amount): string {
  const text = texts.amount(name, whole);
  // Those who were not marked are in neither part of the share.
  return name === 'showUp' && unmarked ? `${text} (${texts.notMarked(unmarked)})` : text;
}

function MonthsPart({ group, report, figures }: GroupProps & { readonly figures: readonly Figure[] }) {
  const charted = CHARTED[group];
  const chart = figures.find(({ name }) => name === charted);
  const columns = figures.filter(({ months }) => months !== null);
  if (!chart?.months) return null;
  const skipped = monthsBeforeRecords(report, group);
  const months = report.months.map((month, index) => ({ month, index })).slice(skipped);
  const [first] = months;
  return (
    <section>
      <h3>{texts.byMonth(charted)}</h3>
      {skipped > 0 && <p>{first ? texts.recordsBegin(first.month) : texts.noRecords}</p>}
      {first && (
        <div className="figures__months">
          <ColumnChart
            title={texts.byMonth(charted)}
            columns={months.map(({ month, index }) => {
              const amount = chart.months?.[index] ?? null;
              return {
                name: texts.monthText(month),
                value: typeof amount === 'number' ? amount : 0,
                text: texts.columnText(charted, amount),
              };
            })}
            notes={texts.columnNotes(months.map(({ index }) => chart.months?.[index] ?? null))}
          />
          <FoldedTable
            label={texts.byMonth(charted)}
            heads={[texts.month, ...columns.map(({ name }) => texts.labels[name])]}
            rows={months.map(({ month, index }) => ({
              name: texts.monthText(month),
              more: [texts.partOfMonth(month, report)].filter(Boolean),
              cells: columns.map(({ name, months: amounts }) => texts.amount(name, amounts?.[index] ?? null)),
            }))}
            total={[texts.wholePeriod, ...columns.map(({ name, whole }) => texts.amount(name, whole))]}
          />
        </div>
      )}
    </section>
  );
}

/** Where there is little room a table stands behind a button, since it takes several screens of a phone; paper has it if it is chosen. */
function FoldedTable(table: ComponentProps<typeof FigureTable>) {
  return (
    <Unfolding
      className="figures__unfold"
      text={texts.table}
      label={(isOpen) => texts.tableOf(isOpen, table.label)}
    >
      {(isOpen, id) => (
        <div id={id} {...(!isOpen && { 'data-folded': '' })}>
          <FigureTable {...table} />
        </div>
      )}
    </Unfolding>
  );
}

/** The people of each program; all together are not their sum. */
function ProgramsTable({ report }: { readonly report: FigureReport }) {
  const columns = FIGURES_OF_PEOPLE.flatMap(
    (name) => report.figures.find((figure) => figure.name === name) ?? [],
  );
  const rows = [...report.programs, { id: null, title: texts.noProgram }].filter(({ id }) =>
    columns.some(({ programs }) => programs.some(({ programId }) => programId === id)),
  );
  if (rows.length === 0) return null;
  return (
    <section className="figures__table">
      <h3>{texts.byProgram}</h3>
      <FoldedTable
        label={texts.byProgram}
        heads={[texts.program, ...columns.map(({ name }) => texts.labels[name])]}
        rows={rows.map(({ id, title }) => ({
          id: id ?? '',
          name: title,
          cells: columns.map(({ name, programs }) =>
            texts.amount(name, programs.find(({ programId }) => programId === id)?.whole ?? null),
          ),
        }))}
        total={[texts.eachOnce, ...columns.map(({ name, whole }) => texts.amount(name, whole))]}
      />
    </section>
  );
}

/** Pairs by size, and denials by kind. */
function PartsTable({ figure: { name, parts, whole } }: { readonly figure: Figure }) {
  if (parts.length === 0 || (name !== 'pairsGiven' && name !== 'denied')) return null;
  const { title, head } = texts.partsOf[name];
  return (
    <section className="figures__table">
      <h3>{title}</h3>
      <FoldedTable
        label={title}
        heads={[head, texts.labels[name]]}
        rows={parts.map(({ part, whole: amount }) => ({
          name: texts.partText(part),
          cells: [texts.amount(name, amount)],
        }))}
        total={[texts.wholePeriod, texts.amount(name, whole)]}
      />
    </section>
  );
}

/** How the figures of a group are counted, behind a button that opens it. */
function Definitions({ group }: { readonly group: FigureGroup }) {
  return (
    <Unfolding text={() => texts.howCounted} label={() => texts.howCountedOf(group)}>
      {(isOpen, id) => (
        <div id={id} className="figures__definitions">
          {isOpen && <DefinitionList group={group} />}
        </div>
      )}
    </Unfolding>
  );
}

interface UnfoldingProps {
  readonly text: (isOpen: boolean) => string;
  /** The button's accessible name, which begins with its text. */
  readonly label: (isOpen: boolean) => string;
  readonly className?: string;
  /** What the button opens, with the id that it has to have. */
  readonly children: (isOpen: boolean, id: string) => ReactNode;
}

/** A button, and what it opens and closes. */
function Unfolding({ text, label, className, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        {...(className && { className })}
        aria-label={label(isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text(isOpen)}
      </Button>
      {children(isOpen, id)}
    </div>
  );
}

function DefinitionList({ group }: { readonly group: FigureGroup }) {
  return (
    <>
      <Facts facts={texts.definitions[group]} layout="terms" />
      <h3>{texts.aboutAll}</h3>
      <ul>
        {texts.caveats.map((caveat) => (
          <li key={caveat}>{caveat}</li>
        ))}
      </ul>
    </>
  );
}
