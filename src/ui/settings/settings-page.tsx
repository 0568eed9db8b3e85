import { Alert, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Allowed, usePageTitle, useViewModel } from '../app/page-hooks';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { settingsTexts as texts } from './settings.texts';
import { SettingsViewModel } from './settings.view-model';
import { SettingsForm } from './settings-form';

const OutboxSection = lazy(async () => ({
  default: (await import('../mail/outbox-section')).OutboxSection,
}));

/** What admins decide about the foundation's work, and the mails of the site. */
export const SettingsPage = observer(function SettingsPage() {
  const viewModel = useViewModel(SettingsViewModel);
  const { settings, missing } = viewModel;
  usePageTitle(texts.title);
  return (
    <Flex vertical gap="middle" style={{ maxWidth: '60rem' }}>
      <h1>{texts.title}</h1>
      <FetchedPart fetched={settings} texts={texts}>
        {(kept) => (
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
            <Card>
              <SettingsForm viewModel={viewModel} />
            </Card>
            <section aria-labelledby="settings-kept">
              <Card title={<h2 id="settings-kept">{texts.kept.title}</h2>}>
                <p>{texts.kept.intro}</p>
                <ul style={{ marginBlockStart: 'var(--space-2)', paddingInlineStart: 'var(--space-5)' }}>
                  {texts.kept.sentences(kept.settings).map((sentence) => (
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
    </Flex>
  );
});
