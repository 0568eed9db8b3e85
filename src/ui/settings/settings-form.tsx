import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef, useState } from 'react';
import { FieldConflictDialog } from '../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../shared/conflict/field-conflict';
import { hasOtherValues, StateForm } from '../shared/form/state-form';
import { settingsTexts as texts } from './settings.texts';
import type { SettingsViewModel } from './settings.view-model';
import {
  SETTINGS_FIELDS as NAMES,
  type SettingsField,
  type SettingsFormValues,
  valuesAfterSave,
} from './settings-form-values';

const CONTROLS: Readonly<Record<SettingsField, ReactElement>> = {
  legalName: <Input maxLength={500} autoComplete="off" />,
  ein: <Input maxLength={20} autoComplete="off" />,
  signatory: <Input maxLength={500} autoComplete="off" />,
  replyTo: <Input type="email" maxLength={500} autoComplete="off" />,
  toldOfMessages: <Input.TextArea rows={3} spellCheck={false} />,
  toldOfPickups: <Input.TextArea rows={3} spellCheck={false} />,
  keepMessagesDays: <Input inputMode="numeric" maxLength={6} style={{ maxWidth: '10rem' }} />,
  keepApplicationsDays: <Input inputMode="numeric" maxLength={6} style={{ maxWidth: '10rem' }} />,
};

type SettingsFormProps = { readonly viewModel: SettingsViewModel };

/** Changes the settings, which are there by then. A failure leaves everything typed where it is; leaving it with changes asks first. */
export const SettingsForm = observer(function SettingsForm({ viewModel }: SettingsFormProps) {
  const [form] = Form.useForm<SettingsFormValues>();
  const [opened] = useState(() => viewModel.keptValues);
  const saved = useRef(opened);

  /** Shows values in the place of those that were sent; what was typed meanwhile stays, unsaved. */
  const show = (kept: SettingsFormValues, sent: SettingsFormValues) => {
    form.setFieldsValue(valuesAfterSave({ sent, typed: form.getFieldsValue(true), kept }));
  };
  const handleSubmit = async (sent: SettingsFormValues) => {
    if (!(await viewModel.submit(sent))) return;
    // The settings as they are kept are tidier than they were typed.
    saved.current = viewModel.keptValues;
    show(saved.current, sent);
  };
  const handleResolve = (choices: FieldChoices<SettingsField>) => {
    const sent = viewModel.conflict?.mine ?? saved.current;
    const { values, isToSave } = viewModel.resolve(choices);
    saved.current = viewModel.keptValues;
    show(values, sent);
    if (isToSave) void handleSubmit(values);
  };

  return (
    <>
      <StateForm
        name="settings"
        label={texts.form}
        state={viewModel.form}
        form={form}
        initial={opened}
        fields={NAMES}
        onSubmit={handleSubmit}
        submit={texts.save}
        buttons="start"
        isLeftBy={(typed) => hasOtherValues(typed, saved.current)}
        loss={texts.loss}
      >
        {NAMES.map((name) => (
          <Form.Item key={name} name={name} label={texts.labels[name]} extra={texts.hints[name]}>
            {CONTROLS[name]}
          </Form.Item>
        ))}
      </StateForm>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <FieldConflictDialog
        conflict={viewModel.conflict}
        texts={texts.conflict}
        labels={texts.labels}
        show={(field, values) => values[field]}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
});
