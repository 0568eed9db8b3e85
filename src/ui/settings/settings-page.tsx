import { Alert, Card, Flex, Form, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { SECOND_STEPS } from '../../core/access/second-step';
import { pathOf } from '../../core/navigation/paths';
import { GIFTS_ARE } from '../../core/settings/public-settings.schema';
import type { Settings } from '../../core/settings/settings';
import { fieldNames } from '../../core/shared/forms/field-names';
import { formatDay } from '../../core/shared/text/format';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { Allowed, useMay, usePageTitle, useViewModel } from '../app/page-hooks';
import { CardSection } from '../shared/card-section';
import { RecordForm } from '../shared/conflict/record-form';
import { NativeSelect, optionsOf } from '../shared/control/native-select';
import { FactTable } from '../shared/details';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { RadioInput } from '../shared/form/radio-input';
import type { FieldSettings } from '../shared/form/state-form';
import { SamplesSection } from './samples-section';
import { settingsTexts as texts } from './settings.texts';
import { type SettingsFormValues, SettingsViewModel } from './settings.view-model';
import '../shared/link-list.css';

const OutboxSection = lazy(async () => ({
  default: (await import('../mail/outbox-section')).OutboxSection,
}));

/** What admins decide about the foundation's work, and the mails of the site. */
export const SettingsPage = observer(function SettingsPage() {
  const viewModel = useViewModel(SettingsViewModel);
  const { settings, missing } = viewModel;
  const canSave = useMay()('settings.save');
  usePageTitle(texts.title);
  return (
    <Flex vertical gap="middle" style={{ maxWidth: '60rem' }}>
      <h1>{texts.title}</h1>
      <FetchedPart fetched={settings} texts={texts}>
        {(stored) => (
          <>
            {missing.length > 0 && (
              <Alert
                type="warning"
                showIcon
                role="note"
                title={texts.missing}
                description={
                  <ul>
                    {missing.map((field) => (
                      <li key={field}>{texts.missingSentences[field]}</li>
                    ))}
                  </ul>
                }
              />
            )}
            {canSave ? (
              <CardSection title={texts.form}>
                <SettingsForm viewModel={viewModel} />
              </CardSection>
            ) : (
              <FactTable
                label={texts.title}
                facts={NAMES.map((name) => [texts.labels[name], show(name, viewModel.keptValues)])}
              />
            )}
            <section aria-labelledby="settings-kept">
              <Card title={<h2 id="settings-kept">{texts.kept.title}</h2>}>
                <p>{texts.kept.intro}</p>
                <ul style={{ marginBlockStart: 'var(--space-2)', paddingInlineStart: 'var(--space-5)' }}>
                  {texts.kept.sentences(stored.settings).map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </Card>
            </section>
          </>
        )}
      </FetchedPart>
      <Allowed to="outbox.list">
        <Suspense fallback={null}>
          <OutboxSection />
        </Suspense>
      </Allowed>
      <SamplesSection />
    </Flex>
  );
});

const FIELDS: Readonly<Record<keyof Settings, FieldSettings>> = {
  legalName: { control: <Input maxLength={500} autoComplete="off" /> },
  ein: { control: <Input maxLength={20} autoComplete="off" /> },
  formationState: { control: <Input maxLength={500} autoComplete="off" /> },
  purpose: { control: <Input maxLength={500} autoComplete="off" /> },
  registrationNote: { control: <Input maxLength={500} autoComplete="off" /> },
  giftsAre: {
    label: null,
    control: <RadioInput legend={texts.labels.giftsAre} options={optionsOf(GIFTS_ARE, texts.giftsAre)} />,
  },
  signatory: { control: <Input maxLength={500} autoComplete="off" /> },
  sendReceipts: { valuePropName: 'checked', control: <Switch /> },
  replyTo: { control: <Input type="email" maxLength={500} autoComplete="off" /> },
  toldOfMessages: { control: <Input.TextArea rows={3} spellCheck={false} /> },
  toldOfPickups: { control: <Input.TextArea rows={3} spellCheck={false} /> },
  keepMessagesDays: { control: <Input inputMode="numeric" maxLength={6} style={{ maxWidth: '10rem' }} /> },
  keepApplicationsDays: {
    control: <Input inputMode="numeric" maxLength={6} style={{ maxWidth: '10rem' }} />,
  },
  secondStep: { control: <NativeSelect options={optionsOf(SECOND_STEPS, texts.secondSteps)} /> },
  secondStepFrom: { control: <Input type="date" max={LAST_DAY} style={{ maxWidth: '12rem' }} /> },
};

const NAMES = fieldNames(FIELDS);
const SECOND_STEP = ['secondStep'];
/** The groups of the form before 'Sign-in', whose fields depend on each other. */
const GROUPS: readonly (readonly [keyof typeof texts.groups, readonly (keyof Settings)[]])[] = [
  ['foundation', ['legalName', 'ein', 'formationState', 'purpose', 'registrationNote', 'giftsAre']],
  ['receipts', ['signatory', 'sendReceipts']],
  ['mail', ['replyTo', 'toldOfMessages', 'toldOfPickups']],
  ['keeping', ['keepMessagesDays', 'keepApplicationsDays']],
];

const GROUP = { marginBlockEnd: 'var(--space-5)' };
const HEAD = { marginBlockEnd: 'var(--space-3)' };

/** A setting in words. */
function show(field: keyof Settings, values: SettingsFormValues): string {
  const value = values[field];
  if (typeof value === 'boolean') return texts.switches[value ? 'on' : 'off'];
  if (field === 'secondStepFrom') return value && formatDay(value);
  const names: Readonly<Record<string, string>> | null = choiceNames(field);
  return names?.[value] ?? value;
}

/** What the choices of a setting say; null for one that is typed. */
function choiceNames(field: keyof Settings) {
  if (field === 'secondStep') return texts.secondSteps;
  return field === 'giftsAre' ? texts.giftsAre : null;
}

function Field({ name }: { readonly name: keyof Settings }) {
  const { control, ...settings } = FIELDS[name];
  return (
    <Form.Item name={name} label={texts.labels[name]} extra={texts.hints[name] || undefined} {...settings}>
      {control}
    </Form.Item>
  );
}

/** Changes the settings, which are there by then. A failure leaves everything typed where it is; leaving it with changes asks first. */
function SettingsForm({ viewModel }: { readonly viewModel: SettingsViewModel }) {
  const [opened] = useState(() => viewModel.keptValues);
  return (
    <RecordForm
      name="settings"
      label={texts.title}
      viewModel={viewModel}
      initial={opened}
      onSubmit={(values) => viewModel.submit(values)}
      keptValues={() => viewModel.keptValues}
      submit={texts.save}
      buttons="start"
      versions={{ texts: texts.conflict, labels: texts.labels, show }}
      loss={texts.loss}
    >
      {GROUPS.map(([group, names]) => (
        <section key={group} aria-labelledby={`settings-${group}`} style={GROUP}>
          <h3 id={`settings-${group}`} style={HEAD}>
            {texts.groups[group]}
          </h3>
          {names.map((name) => (
            <Field key={name} name={name} />
          ))}
        </section>
      ))}
      <section aria-labelledby="settings-sign-in" style={GROUP}>
        <h3 id="settings-sign-in" style={HEAD}>
          {texts.signIn}
        </h3>
        <Field name="secondStep" />
        <Form.Item noStyle dependencies={SECOND_STEP}>
          {({ getFieldValue }) => getFieldValue('secondStep') !== 'off' && <Field name="secondStepFrom" />}
        </Form.Item>
        <p className="link-list" style={{ marginBlockEnd: 'var(--space-4)' }}>
          <Link to={pathOf('profile')}>{texts.ownSecondStep}</Link>
        </p>
      </section>
    </RecordForm>
  );
}
