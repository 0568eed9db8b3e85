import { Button } from 'antd';
import { useMay, useViewModel } from '../app/page-hooks';
import { CardSection } from '../shared/card-section';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import { samplesTexts as texts } from './samples.texts';
import { SamplesViewModel } from './samples.view-model';

/** Puts the samples of the simulation back, after a question; nothing where a server answers, or for somebody who changes no settings. */
export function SamplesSection() {
  const viewModel = useViewModel(SamplesViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const canReset = useMay()('settings.save') && viewModel.canReset;
  if (!canReset) return null;
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
