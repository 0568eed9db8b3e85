import {
  type Amount,
  FIGURES_OF_PEOPLE,
  type Figure,
  type FigureName,
  type FigureReport,
} from '../../core/figures/figure';
import { type CsvRows, csvText } from '../../core/shared/text/csv';
import { figuresTexts as texts } from './figures.texts';

const notes: Partial<Readonly<Record<FigureName, string>>> = texts.csv.notes;

/** The text of a file with a report: one line for each figure, month, program and part, as the page has them. */
export function figuresCsv(report: FigureReport): string {
  return csvText([texts.csv.heads, ...report.figures.flatMap((figure) => rowsOf(figure, report))]);
}

function rowsOf(figure: Figure, report: FigureReport): CsvRows {
  const { name, whole, months, programs, parts } = figure;
  // It is shown beside the number of people who came.
  if (name === 'notMarked') return [];
  const label = texts.labels[name];
  const titleOf = (id: string | null) =>
    report.programs.find((program) => program.id === id)?.title ?? texts.noProgram;
  const program = report.programId === null ? texts.all : titleOf(report.programId);
  const byMonth = (program: string, amounts: readonly Amount[] | null) =>
    (amounts ?? []).map((amount, index) => {
      const month = report.months[index] ?? '';
      return [label, program, month, valueText(amount), texts.partOfMonth(month, report)];
    });
  return [
    [label, program, '', valueText(whole), noteOf(figure, report)],
    ...parts.map(({ part, whole: amount }) => [
      texts.partLabel(name, part),
      program,
      '',
      valueText(amount),
      '',
    ]),
    ...byMonth(program, months),
    ...programs.flatMap((program) => {
      const title = titleOf(program.programId);
      return [[label, title, '', valueText(program.whole), ''], ...byMonth(title, program.months)];
    }),
  ];
}

function noteOf({ name }: Figure, { figures, programId }: FigureReport): string {
  const unmarked = figures.find((figure) => figure.name === 'notMarked');
  const isOfPeople = FIGURES_OF_PEOPLE.some((figureName) => figureName === name);
  if (isOfPeople && programId === null) return texts.eachOnce;
  return [notes[name], name === 'showUp' && unmarked && texts.notMarked(unmarked.whole)]
    .filter(Boolean)
    .join('; ');
}

/** A plain number without separators, or the reason that it is missing. */
function valueText(amount: Amount): string {
  if (amount === null) return texts.notRecorded;
  return amount === 'few' ? texts.few : String(amount);
}
