import { observer } from 'mobx-react-lite';
import { EVERY_SECTION } from '../../core/content/editable-sections';
import { missingDescriptions } from '../../core/content/savable-content';
import { FIRST_SETTINGS } from '../../core/settings/settings';
import { useSharedViewModel } from '../app/page-hooks';
import { AboutFoundationRegion } from '../shared/about-foundation/about-foundation';
import { PublicSettingsViewModel } from '../shared/about-foundation/public-settings.view-model';
import { usePublicPage } from '../shared/use-public-page';
import { accessibilityTexts } from './accessibility.texts';
import { PolicyPage } from './policy-page';
import { privacyTexts } from './privacy.texts';

interface PolicyRootProps {
  /** Called once the page reacts. */
  readonly onAwake?: () => void;
}

const IS_DEMO = import.meta.env.VITE_BACK_END !== 'server';

/** The page about privacy as the browser runs it: follows the session, the saved content and the settings. */
export const PrivacyRoot = observer(function PrivacyRoot({ onAwake }: PolicyRootProps) {
  const content = usePublicPage(privacyTexts.pageTitle, onAwake);
  const settings = useSharedViewModel(PublicSettingsViewModel).settings ?? FIRST_SETTINGS;
  const { siteName, contact } = content.siteSettings;
  const policy = privacyTexts.policy({
    settings,
    name: settings.legalName || siteName,
    email: contact.email,
    isDemo: IS_DEMO,
  });
  return <PolicyPage path="/privacy" content={content} policy={policy} about={<AboutFoundationRegion />} />;
});

/** The page about accessibility as the browser runs it: follows the session and the saved content. */
export const AccessibilityRoot = observer(function AccessibilityRoot({ onAwake }: PolicyRootProps) {
  const content = usePublicPage(accessibilityTexts.pageTitle, onAwake);
  const areDescribed = missingDescriptions(content, EVERY_SECTION).length === 0;
  const policy = accessibilityTexts.policy({ areDescribed });
  return (
    <PolicyPage path="/accessibility" content={content} policy={policy} about={<AboutFoundationRegion />} />
  );
});
