import { Button, Card, Flex, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { LetterRunViewModel } from './letter-run.view-model';
import { lettersTexts as texts } from './letters.texts';

interface LetterProgressProps {
  readonly viewModel: LetterRunViewModel;
}

/** How far the letters of a year are, and who writes them. */
const LetterProgress = observer(function LetterProgress({ viewModel }: LetterProgressProps) {
  const { value: run, isWrittenHere } = viewModel;
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
  if (viewModel.value === null || viewModel.value.state === 'done') return null;
  return (
    <section className="screen-only" aria-label={texts.title(year)}>
      <LetterProgress viewModel={viewModel} />
    </section>
  );
});

/** How far the letters are, and what can be done with them. */
export const LetterRun = observer(function LetterRun({
  viewModel,
  donors,
}: LetterProgressProps & { readonly donors: number }) {
  const { value: run } = viewModel;
  const { ask, dialog } = useConfirmDialog(texts.cancel);
  const begin = () => void viewModel.begin();
  const handleStart = () =>
    ask({ title: texts.ask, text: texts.askText(donors), action: texts.start, onConfirm: begin });
  return (
    <Card>
      <Flex vertical gap="small" align="start">
        <LetterProgress viewModel={viewModel} />
        <Allowed to="receipt.send-letters">
          <Flex wrap gap="small">
            {run?.state === 'running' ? (
              <Button onClick={() => void viewModel.stop()}>{texts.stop}</Button>
            ) : run === null ? (
              <Button type="primary" onClick={handleStart}>
                {texts.start}
              </Button>
            ) : (
              <Button type="primary" onClick={begin}>
                {run.state === 'done' ? texts.again : texts.goOn}
              </Button>
            )}
          </Flex>
        </Allowed>
      </Flex>
      {dialog}
    </Card>
  );
});
