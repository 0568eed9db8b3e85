import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import { LoadContent } from '../../core/content/load-content';
import { forgiveTranslators } from '../../ui/app/boot/forgive-translators';
import { LazyToaster } from '../../ui/app/lazy-toaster';
import { ViewModelContext } from '../../ui/app/page-hooks';
import { LandingRoot } from '../../ui/landing/landing-root';
import { lazyBehindGate } from '../../ui/landing/wake/gated-part';
import type { LandingHandle, LandingStart } from '../../ui/landing/wake/wake-gates';
import { PART_IDS, WakeGates } from '../../ui/landing/wake/wake-gates';
import { SessionViewModel } from '../../ui/shared/session/session.view-model';
import { CAMPAIGNS_ELEMENT } from '../prerendering/campaigns-of-page';
import { soFarOfPage } from '../prerendering/so-far-of-page';
import { loaderInto, provided, viewModelSource } from '../shared/container';
import { tokens } from '../shared/tokens';
import { features } from './back-end';
import { readConfiguration } from './configuration';
import { heldIfTranslated } from './held-if-translated';
import { knowPictures, knowSourceSets } from './know-pictures';
import { publicContainer } from './public-container';
import { publishedContent } from './published-content';
import { PUBLISHED_PICTURES } from './published-pictures';

/** Starts React on the landing page: hydrates the prerendered HTML, whose parts stay asleep, or renders from nothing. */
export async function startLanding({
  root,
  mode: wantedMode,
  onTakeOver,
}: LandingStart): Promise<LandingHandle> {
  forgiveTranslators(Node.prototype);
  const container = publicContainer();
  const logger = provided(container, tokens.logger);
  const gates = new WakeGates((id) => heldIfTranslated(`[data-part=${id}]`));
  const hasCampaigns =
    import.meta.env.VITE_BACK_END === 'server' && document.getElementById(CAMPAIGNS_ELEMENT) !== null;
  const part = loaderInto(container);
  const fetchCampaigns = part(features.campaigns, () =>
    import('../../ui/campaigns/active-campaigns').then((file) => file.ActiveCampaigns),
  );
  const knownCampaigns = async () => {
    const Campaigns = await fetchCampaigns();
    const shown = provided(container, tokens.shownCampaigns);
    await knowPictures(container, shown?.campaigns.map(({ imageUrl }) => imageUrl) ?? []);
    return Campaigns;
  };
  const fetchDonation = part(features.forms, () =>
    import('../../ui/donate/donation-forms').then((file) => file.DonationForms),
  );
  const fetchContact = part(features.forms, () =>
    import('../../ui/messages/contact/contact-form').then((file) => file.ContactForm),
  );
  const components = {
    Carousel: lazyBehindGate('carousel', gates, () =>
      import('../../ui/landing/carousel/carousel').then((file) => file.Carousel),
    ),
    Campaigns: lazyBehindGate('campaigns', gates, hasCampaigns ? knownCampaigns : fetchCampaigns),
    Donation: lazyBehindGate('donation', gates, fetchDonation),
    Contact: lazyBehindGate('contact', gates, fetchContact),
    Toaster: LazyToaster,
  };
  const { donationFormUrl } = readConfiguration(import.meta.env);

  const initialContent =
    wantedMode === 'render'
      ? (await provided(container, LoadContent).execute()).content
      : import.meta.env.VITE_BACK_END === 'server'
        ? await publishedContent(container, root)
        : DEFAULT_CONTENT;
  if (import.meta.env.VITE_BACK_END === 'server' || import.meta.env.VITE_CONTENT_FILE)
    knowSourceSets(container, root);
  if (import.meta.env.VITE_CONTENT_FILE) await knowPictures(container, Object.keys(PUBLISHED_PICTURES));
  const held = wantedMode === 'hydrate' ? await heldIfTranslated(`#${root.id}`) : null;
  const mode = held?.hold() === false ? 'render' : wantedMode;
  await new Promise<void>((resolve) => {
    const page = (
      <ViewModelContext value={viewModelSource(container)}>
        <LandingRoot
          initialContent={initialContent}
          donationFormUrl={donationFormUrl}
          gates={gates}
          components={components}
          hasCampaigns={hasCampaigns}
          soFar={soFarOfPage(document)}
          onTakeOver={() => {
            onTakeOver();
            resolve();
          }}
          onSectionError={(error, section) =>
            logger.error(`The section '${section}' of the landing page failed`, error)
          }
        />
      </ViewModelContext>
    );
    if (mode === 'hydrate') {
      // In a transition React hydrates in slices, so that the browser can paint and handle input in between.
      startTransition(() => {
        hydrateRoot(root, page, {
          onRecoverableError: (error) => logger.warn('A part of the landing page was rendered again', error),
        });
      });
    } else {
      createRoot(root).render(page);
    }
  });
  held?.release();
  provided(container, SessionViewModel).start();
  if (mode === 'render') {
    for (const id of PART_IDS) void gates.wake(id);
    goToSection(window.location.hash);
  }
  return { wake: (id) => gates.wake(id) };
}

/** Goes to the section that the address names, as the browser does by itself in prerendered HTML. */
function goToSection(hash: string): void {
  const section = hash && document.getElementById(hash.slice(1));
  if (!section) return;
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
