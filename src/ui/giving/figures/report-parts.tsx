import { Button, Card, Empty, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { BarChart } from '../../shared/chart/bar-chart';
import { PathPicture } from '../../shared/path-picture';
import { WideTable } from '../../shared/wide-table';
import { giftTexts } from '../gifts/gift.texts';
import type { FiguresState, GiftFiguresViewModel } from './gift-figures.view-model';
import { reportTexts as texts } from './reports.texts';
import './reports.css';

type Ready = Extract<FiguresState, { readonly status: 'ready' }>;

interface FetchedFiguresProps {
  readonly viewModel: GiftFiguresViewModel;
  readonly children: (ready: Ready) => ReactNode;
}

/** Passes the figures on when they are fetched. */
export const FetchedFigures = observer(function FetchedFigures({ viewModel, children }: FetchedFiguresProps) {
  const { state } = viewModel;
  const all = useRef<HTMLDivElement>(null);
  return (
    <div ref={all} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' ? texts.loading : ''}
      </p>
      {state.status === 'loading' && (
        <Card aria-hidden="true">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        </Card>
      )}
      {state.status === 'failed' && (
        <Nothing>
          <p role="alert">{giftTexts.readFailed[state.failure]}</p>
          <Button
            onClick={() => {
              // The button goes away while they are fetched.
              all.current?.focus();
              void viewModel.retry();
            }}
          >
            {texts.tryAgain}
          </Button>
        </Nothing>
      )}
      {state.status === 'ready' && children(state)}
    </div>
  );
});

/** Stands where there is nothing to report. */
export function Nothing({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <Empty image={<PathPicture />} description={children} />
    </Card>
  );
}

/** One row of a report: its name, the figures as they are written, and how long its bar is. */
export interface ReportRow {
  readonly name: string;
  readonly cells: readonly string[];
  readonly value: number;
  readonly label: string;
}

interface ReportProps {
  readonly question: string;
  readonly note?: string;
  /** Of the names, then of the figures. */
  readonly heads: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly total?: readonly string[];
}

/** A question, its answer as a chart, and the figures in a table beside it. */
export function Report({ question, note, heads, rows, total }: ReportProps) {
  return (
    <Card title={<h2>{question}</h2>}>
      {note && <p>{note}</p>}
      <div className="report">
        <BarChart
          title={question}
          bars={rows.map(({ name, value, label }) => ({ name, value, text: label }))}
        />
        <WideTable label={question}>
          <table className="report__table" aria-label={question}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={heads[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr>
                  {total.map((cell, index) =>
                    index === 0 ? (
                      <th key={heads[0]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={heads[index]}>{cell}</td>
                    ),
                  )}
                </tr>
              </tfoot>
            )}
          </table>
        </WideTable>
      </div>
    </Card>
  );
}
