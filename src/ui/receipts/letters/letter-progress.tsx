import { Flex, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/page-hooks';
import { LetterRunViewModel } from './letter-run.view-model';
import { lettersTexts as texts } from './letters.texts';

/** How far the letters of a year are, and who writes them. */
export const LetterProgress = observer(function LetterProgress({
  viewModel,
}: {
  readonly viewModel: LetterRunViewModel;
}) {
  const { run, isWrittenHere } = viewModel;
  return (
    <Flex vertical gap="small" align="start">
      {run && (
        <>
          <Progress
            percent={run.donors === 0 ? 100 : Math.floor((100 * run.done) / run.donors)}
            aria-label={texts.progress}
          />
          <p>{texts.figures(run)}</p>
        </>
      )}
      <p role="status">{run ? texts.states[run.state](isWrittenHere) : ''}</p>
    </Flex>
  );
});

/** The same on another page, as long as there is something to say: while letters are written, and while they are stopped. */
export const LettersUnderWay = observer(function LettersUnderWay({ year }: { readonly year: number }) {
  const viewModel = useViewModel(LetterRunViewModel);
  useEffect(() => void viewModel.showYear(year), [viewModel, year]);
  if (viewModel.run === null || viewModel.run.state === 'done') return null;
  return (
    <section className="screen-only" aria-label={texts.title(year)}>
      <LetterProgress viewModel={viewModel} />
    </section>
  );
});
