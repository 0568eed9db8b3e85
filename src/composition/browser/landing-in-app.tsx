import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSharedViewModel, useViewModel } from '../../ui/app/page-hooks';
import { ActiveCampaigns } from '../../ui/campaigns/active-campaigns';
import { DonationForms } from '../../ui/donate/donation-forms';
import { Carousel } from '../../ui/landing/carousel/carousel';
import { LandingRoot } from '../../ui/landing/landing-root';
import { SoFarViewModel } from '../../ui/landing/sections/so-far.view-model';
import { PART_IDS, WakeGates } from '../../ui/landing/wake/wake-gates';
import { ContactForm } from '../../ui/messages/contact/contact-form';
import { PublicSettingsViewModel } from '../../ui/shared/about-foundation/public-settings.view-model';
import { SiteContentViewModel } from '../../ui/shared/site-content/site-content.view-model';
import { readConfiguration } from './configuration';

const { donationFormUrl } = readConfiguration(import.meta.env);
const components = { Carousel, Campaigns: ActiveCampaigns, Donation: DonationForms, Contact: ContactForm };
const gates = new WakeGates();
for (const id of PART_IDS) void gates.wake(id);

/** The landing page, which the app shows at every path that is not one of its pages. */
export const LandingInApp = observer(function LandingInApp() {
  const { content } = useSharedViewModel(SiteContentViewModel);
  const soFar = useViewModel(SoFarViewModel).value;
  const settings = useSharedViewModel(PublicSettingsViewModel);
  useEffect(() => settings.start(), [settings]);
  const { siteName, tagline } = content.siteSettings;
  // The landing page's own HTML has this title already; the app's HTML has another.
  useEffect(() => {
    document.title = `${siteName}: ${tagline}`;
  }, [siteName, tagline]);
  return (
    <LandingRoot
      initialContent={content}
      donationFormUrl={donationFormUrl}
      gates={gates}
      components={components}
      soFar={soFar}
    />
  );
});
