import { Button, Checkbox, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { StateForm } from '../../shared/form/state-form';
import { translationTexts } from '../../shared/translation/translation.texts';
import { TranslationInput } from '../../shared/translation/translation-input';
import { cancelEventTexts as texts } from './cancel-event.texts';
import type { CancelEventViewModel, CancelValues } from './cancel-event.view-model';

interface CancelDialogProps {
  readonly viewModel: CancelEventViewModel;
  /** Called when it was tried. */
  readonly onDone: () => void;
}

/** Asks why an event is canceled, and says how many people are told. */
export const CancelDialog = observer(function CancelDialog({ viewModel, onDone }: CancelDialogProps) {
  const { opened } = viewModel;
  return (
    <FormDialog
      open={opened !== null}
      title={texts.title(opened?.event.title ?? '')}
      width={520}
      onClose={() => viewModel.end()}
    >
      {({ onCancel }) => opened && <CancelForm viewModel={viewModel} onDone={onDone} onCancel={onCancel} />}
    </FormDialog>
  );
});

const FIRST: CancelValues = { reason: '', reasonInSpanish: null, withLater: false };

const CancelForm = observer(function CancelForm(
  props: CancelDialogProps & { readonly onCancel: () => void },
) {
  const { viewModel, onDone, onCancel } = props;
  const { later } = viewModel;
  const submit = async (values: CancelValues) => {
    const isDone = await viewModel.submit(values);
    if (isDone) viewModel.end();
    if (isDone || viewModel.form.problems.length === 0) onDone();
  };
  return (
    <StateForm<CancelValues>
      name="cancel-event"
      state={viewModel.form}
      initial={FIRST}
      onSubmit={submit}
      submit={null}
      loss={texts.loss}
    >
      <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint} required>
        <Input autoComplete="off" />
      </Form.Item>
      <SpanishReason />
      {later > 0 && (
        <Form.Item name="withLater" valuePropName="checked">
          <Checkbox onChange={({ target }) => viewModel.count(target.checked)}>
            {texts.withLater(later)}
          </Checkbox>
        </Form.Item>
      )}
      <FetchedPart fetched={viewModel.effect} texts={texts} rows={1} announcement={texts.effect}>
        {(effect) => <p aria-hidden="true">{texts.effect(effect)}</p>}
      </FetchedPart>
      <Flex wrap gap="small" justify="end" className="events__end">
        <Button onClick={onCancel}>{texts.leave}</Button>
        <Button type="primary" danger htmlType="submit" aria-disabled={viewModel.form.isSending || undefined}>
          {texts.submit}
        </Button>
      </Flex>
    </StateForm>
  );
});

/** The reason for those who read Spanish, below the English one. */
function SpanishReason() {
  const reason = Form.useWatch<string | undefined>('reason') ?? '';
  return (
    <Form.Item name="reasonInSpanish" label={translationTexts.inSpanish(texts.reason)}>
      <TranslationInput english={reason.trim()} />
    </Form.Item>
  );
}
