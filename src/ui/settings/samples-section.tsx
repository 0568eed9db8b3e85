import { Button } from 'antd';
import { useViewModel } from '../app/page-hooks';
import { CardSection } from '../shared/card-section';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import { samplesTexts as texts } from './samples.texts';
import { SamplesViewModel } from './samples.view-model';

/** Puts the samples of the simulation back, after a question; nothing where a server answers. */
export function SamplesSection() {
  const viewModel = useViewModel(SamplesViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  if (!viewModel.canReset) return null;
  return (
    <CardSection title={texts.title}>
      <p style={{ marginBlockEnd: 'var(--space-4)' }}>{texts.intro}</p>
      <Button onClick={() => ask({ ...texts.question, onConfirm: () => void viewModel.reset() })}>
        {texts.reset}
      </Button>
      {dialog}
    </CardSection>
  );
}
