import type { ContainerModule } from 'inversify';
import { lazy, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { LoadContent } from '../core/content/load-content';
import { ViewModelContext } from '../ui/app/use-view-model';
import { LandingRoot } from '../ui/landing/landing-root';
import type { LandingHandle, LandingStart } from '../ui/landing/wake/boot-page';
import { lazyBehindGate } from '../ui/landing/wake/gated-part';
import { PART_IDS, WakeGates } from '../ui/landing/wake/wake-gates';
import { SessionViewModel } from '../ui/shared/session/session.view-model';
import { browserModule } from './browser.module';
import { browserContentModule } from './browser-content.module';
import { readConfiguration } from './configuration';
import { createContainer, provided, viewModelSource } from './container';
import { contentModule } from './content.module';
import { sessionModule } from './session.module';
import { systemModule } from './system.module';
import { tokens } from './tokens';

/** Starts React on the landing page: over the prerendered HTML, whose parts sleep on, or from nothing. */
export async function startLanding({ root, mode, onTakeOver }: LandingStart): Promise<LandingHandle> {
  const container = createContainer(
    systemModule,
    browserModule,
    sessionModule,
    browserContentModule,
    contentModule,
  );
  const logger = provided(container, tokens.logger);
  const gates = new WakeGates();
  const loaded = new Set<ContainerModule>();
  const need = (...modules: readonly ContainerModule[]) => {
    const missing = modules.filter((module) => !loaded.has(module));
    for (const module of missing) loaded.add(module);
    container.load(...missing);
  };
  const components = {
    Carousel: lazyBehindGate('carousel', gates, async () => {
      return (await import('../ui/landing/carousel/carousel')).Carousel;
    }),
    Campaigns: lazyBehindGate('campaigns', gates, async () => {
      const [{ campaignsModule }, { mockCampaignsModule }, { ActiveCampaigns }] = await Promise.all([
        import('./campaigns.module'),
        import('./mock-campaigns.module'),
        import('../ui/campaigns/active-campaigns'),
      ]);
      need(campaignsModule, mockCampaignsModule);
      return ActiveCampaigns;
    }),
    Donation: lazyBehindGate('donation', gates, async () => {
      const [forms, { DonationTabs }] = await Promise.all([
        formModules(),
        import('../ui/donate/donation-tabs'),
      ]);
      need(...forms);
      return DonationTabs;
    }),
    Contact: lazyBehindGate('contact', gates, async () => {
      const [forms, { ContactForm }] = await Promise.all([
        formModules(),
        import('../ui/contact/contact-form'),
      ]);
      need(...forms);
      return ContactForm;
    }),
    Toaster: lazy(async () => ({ default: (await import('../ui/shared/toast/toaster')).Toaster })),
  };
  const { donationFormUrl } = readConfiguration(import.meta.env);

  const initialContent =
    mode === 'hydrate' ? DEFAULT_CONTENT : (await provided(container, LoadContent).execute()).content;
  await new Promise<void>((resolve) => {
    const page = (
      <ViewModelContext value={viewModelSource(container)}>
        <LandingRoot
          initialContent={initialContent}
          donationFormUrl={donationFormUrl}
          gates={gates}
          components={components}
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
      // As a transition React takes the page over in slices, between which the browser can paint and listen.
      startTransition(() => {
        hydrateRoot(root, page, {
          onRecoverableError: (error) => logger.warn('A part of the landing page was rendered anew', error),
        });
      });
    } else {
      createRoot(root).render(page);
    }
  });
  provided(container, SessionViewModel).start();
  if (mode === 'render') {
    for (const id of PART_IDS) void gates.wake(id);
    goToSection(window.location.hash);
  }
  return { wake: (id) => gates.wake(id) };
}

async function formModules(): Promise<ContainerModule[]> {
  const [{ publicFormsModule }, { mockFormsModule }] = await Promise.all([
    import('./public-forms.module'),
    import('./mock-forms.module'),
  ]);
  return [publicFormsModule, mockFormsModule];
}

/** What the browser does by itself where the section is in the HTML that arrives. */
function goToSection(hash: string): void {
  const section = hash && document.getElementById(hash.slice(1));
  if (!section) return;
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
