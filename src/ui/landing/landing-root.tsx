import { autorun, reaction } from 'mobx';
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Sections, SiteContent } from '../../core/content/site-content';
import { useSharedViewModel } from '../app/page-hooks';
import { AboutFoundationRegion } from '../shared/about-foundation/about-foundation';
import { useFavicon } from '../shared/picture';
import { SessionViewModel } from '../shared/session/session.view-model';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { pageTitle } from './head/landing-head';
import { LandingPage, type LandingPageProps } from './landing-page';
import { gatedPart } from './wake/gated-part';
import { PART_IDS, type WakeGates } from './wake/wake-gates';

interface LandingRootProps
  extends Pick<LandingPageProps, 'donationFormUrl' | 'hasCampaigns' | 'soFar' | 'onSectionError'> {
  /** What the prerendered HTML shows, or what is stored; what is saved later is followed. */
  readonly initialContent: SiteContent;
  readonly gates: WakeGates;
  /** The interactive parts, each behind its gate, and the toaster, unless what is around the page has one. */
  readonly components: {
    readonly Carousel: ComponentType<Sections['galleryContent']>;
    readonly Campaigns: ComponentType;
    readonly Donation: ComponentType;
    readonly Contact: ComponentType;
    readonly Toaster?: ComponentType;
  };
  /** Called before the page's own components take control of the header. */
  readonly onTakeOver?: () => void;
}

/** The landing page as the browser runs it: follows the session and the saved content, and wakes in parts. */
export function LandingRoot({ initialContent, gates, components, onTakeOver, ...page }: LandingRootProps) {
  const { Carousel, Campaigns, Donation, Contact, Toaster } = components;
  const content = useFollowedContent(initialContent, gates);
  const needsToaster = useFormAwake(gates);
  useLayoutEffect(() => onTakeOver?.(), [onTakeOver]);
  useSessionHint();
  useFavicon(content.brandAssets.favicon);

  const gallery = content.galleryContent;
  // A part whose element is the same as before stays asleep when the page renders again.
  const carousel = useMemo(
    () => gatedPart(gates, 'carousel', <Carousel {...gallery} />),
    [gates, Carousel, gallery],
  );
  const otherSections = useMemo(
    () => ({
      campaigns: gatedPart(gates, 'campaigns', <Campaigns />),
      donation: gatedPart(gates, 'donation', <Donation />),
      contact: gatedPart(gates, 'contact', <Contact />),
    }),
    [gates, Campaigns, Donation, Contact],
  );
  return (
    <>
      <LandingPage
        {...page}
        content={content}
        parts={{ ...otherSections, carousel }}
        about={<AboutFoundationRegion />}
      />
      {needsToaster && Toaster && <Toaster />}
    </>
  );
}

/** What is saved, here or in another tab, is shown at once. */
function useFollowedContent(initialContent: SiteContent, gates: WakeGates): SiteContent {
  const saved = useSharedViewModel(SiteContentViewModel);
  const [content, setContent] = useState(initialContent);
  useEffect(() => {
    const ends = [
      reaction(
        () => saved.content,
        (next) => {
          // Sleeping HTML cannot take new content: it would be thrown away for an empty place.
          for (const id of PART_IDS) void gates.wake(id);
          startTransition(() => setContent(next));
        },
      ),
      saved.start(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [saved, gates]);
  useEffect(() => {
    if (content !== initialContent) document.title = pageTitle(content.siteSettings);
  }, [content, initialContent]);
  return content;
}

/** Whether a form, and with it the need for a toast, has been asked for. */
function useFormAwake(gates: WakeGates): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    for (const id of ['donation', 'contact'] as const) void gates.whenOpen(id).then(() => setAwake(true));
  }, [gates]);
  return isAwake;
}

/** The links of both states are in the page; the hint on the document decides which are shown, before and after React. */
function useSessionHint(): void {
  const session = useSharedViewModel(SessionViewModel);
  useEffect(
    () =>
      autorun(() => {
        if (session.status !== 'restoring') document.documentElement.dataset.session = session.status;
      }),
    [session],
  );
}
