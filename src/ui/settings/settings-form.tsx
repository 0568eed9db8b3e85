import { Button, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { VersionChoice } from '../../core/shared/forms/two-versions';
import { moveFocus } from '../shared/focus/move-focus';
import { ignoreSecondClick, useFirstProblem } from '../shared/focus/use-first-problem';
import { formTexts } from '../shared/form/form.texts';
import { LeaveGuard } from '../shared/leave/leave-guard';
import { settingsTexts as texts } from './settings.texts';
import type { SettingsViewModel } from './settings.view-model';
import { SettingsConflictDialog } from './settings-conflict-dialog';
import {
  SETTINGS_FIELDS as NAMES,
  type SettingsField,
  type SettingsFormValues,
  valuesAfterSave,
} from './settings-form-values';
import '../shared/form/form.css';

const CONTROLS: Readonly<Record<SettingsField, ReactElement>> = {
  legalName: <Input maxLength={500} autoComplete="off" />,
  ein: <Input maxLength={20} autoComplete="off" />,
  signatory: <Input maxLength={500} autoComplete="off" />,
  replyTo: <Input type="email" maxLength={500} autoComplete="off" />,
  toldOfMessages: <Input.TextArea rows={3} spellCheck={false} />,
  toldOfPickups: <Input.TextArea rows={3} spellCheck={false} />,
  keepMessagesDays: <Input inputMode="numeric" maxLength={6} style={{ maxWidth: '10rem' }} />,
};

interface SettingsFormProps {
  /** Its settings are there. */
  readonly viewModel: SettingsViewModel;
}

/** Changes the settings. A failure leaves everything typed where it is; leaving it with changes asks first. */
export const SettingsForm = observer(function SettingsForm({ viewModel }: SettingsFormProps) {
  const { isSending, problems } = viewModel.form;
  const [form] = Form.useForm<SettingsFormValues>();
  const [opened] = useState(() => viewModel.keptValues);
  const saved = useRef(opened);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages follow the problems alone
  useLayoutEffect(() => {
    form.setFields(NAMES.map((name) => ({ name, errors: [viewModel.form.problemOf(name) ?? []].flat() })));
  }, [problems]);
  const refusal = useFirstProblem(viewModel.form, NAMES, (name) =>
    moveFocus(document.getElementById(`settings_${name}`)),
  );

  /** Shows values in the place of those that were sent; what was typed meanwhile stays, unsaved. */
  const show = (kept: SettingsFormValues, sent: SettingsFormValues) => {
    form.setFieldsValue(valuesAfterSave({ sent, typed: form.getFieldsValue(true), kept }));
  };
  const handleFinish = async (values: SettingsFormValues) => {
    if (!(await viewModel.submit(values))) return;
    // The settings as they are kept are tidier than they were typed.
    saved.current = viewModel.keptValues;
    show(saved.current, values);
  };
  const handleResolve = (choices: Partial<Record<SettingsField, VersionChoice>>) => {
    const sent = viewModel.conflict?.mine ?? saved.current;
    const { values, isToSave } = viewModel.resolve(choices);
    saved.current = viewModel.keptValues;
    show(values, sent);
    if (isToSave) void handleFinish(values);
  };
  const isChanged = () => {
    const now: SettingsFormValues = form.getFieldsValue(true);
    return NAMES.some((name) => now[name] !== saved.current[name]);
  };

  return (
    <>
      <Form
        className="form"
        name="settings"
        form={form}
        layout="vertical"
        noValidate
        aria-label={texts.form}
        initialValues={opened}
        onFinish={(values) => void handleFinish(values)}
        onValuesChange={(changed) => {
          for (const field of Object.keys(changed)) viewModel.form.correct(field);
        }}
      >
        {NAMES.map((name) => (
          <Form.Item key={name} name={name} label={texts.labels[name]} extra={texts.hints[name]}>
            {CONTROLS[name]}
          </Form.Item>
        ))}
        {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
        <Button
          style={{ justifySelf: 'start' }}
          type="primary"
          htmlType="submit"
          aria-disabled={isSending || undefined}
          onClick={ignoreSecondClick}
        >
          {isSending ? formTexts.saving : texts.save}
        </Button>
        <p className="visually-hidden" role="status">
          {isSending ? formTexts.saving : refusal}
        </p>
        <LeaveGuard isLeftBy={isChanged}>{texts.loss}</LeaveGuard>
      </Form>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <SettingsConflictDialog
        conflict={viewModel.conflict}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
});
