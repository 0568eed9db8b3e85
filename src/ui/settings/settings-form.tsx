import { Form, Input } from 'antd';
import { type ReactElement, useState } from 'react';
import { RecordForm } from '../shared/conflict/record-form';
import { settingsTexts as texts } from './settings.texts';
import type { SettingsViewModel } from './settings.view-model';
import { SETTINGS_FIELDS as NAMES, type SettingsField } from './settings-form-values';

const CONTROLS: Readonly<Record<SettingsField, ReactElement>> = {
  legalName: <Input maxLength={500} autoComplete="off" />,
  ein: <Input maxLength={20} autoComplete="off" />,
  signatory: <Input maxLength={500} autoComplete="off" />,
  replyTo: <Input type="email" maxLength={500} autoComplete="off" />,
  toldOfMessages: <Input.TextArea rows={3} spellCheck={false} />,
  toldOfPickups: <Input.TextArea rows={3} spellCheck={false} />,
  keepMessagesDays: <Input inputMode="numeric" maxLength={6} style={{ maxWidth: '10rem' }} />,
};

type SettingsFormProps = { readonly viewModel: SettingsViewModel };

/** Changes the settings, which are there by then. A failure leaves everything typed where it is; leaving it with changes asks first. */
export function SettingsForm({ viewModel }: SettingsFormProps) {
  const [opened] = useState(() => viewModel.keptValues);
  return (
    <RecordForm
      name="settings"
      label={texts.form}
      viewModel={viewModel}
      initial={opened}
      fields={NAMES}
      onSubmit={(values) => viewModel.submit(values)}
      keptValues={() => viewModel.keptValues}
      submit={texts.save}
      buttons="start"
      versions={{ texts: texts.conflict, labels: texts.labels, show: (field, values) => values[field] }}
      loss={texts.loss}
    >
      {NAMES.map((name) => (
        <Form.Item key={name} name={name} label={texts.labels[name]} extra={texts.hints[name]}>
          {CONTROLS[name]}
        </Form.Item>
      ))}
    </RecordForm>
  );
}
