import { Flex } from 'antd';
import { autorun, untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ComponentType, memo, startTransition, useEffect, useMemo, useState } from 'react';
import type { SectionKey } from '../../../core/content/site-content';
import { type ShownContent, sectionInSpanish } from '../../../core/content/words-in';
import { Carousel } from '../../landing/carousel/carousel';
import { AboutSection } from '../../landing/sections/about-section';
import { HeroSection } from '../../landing/sections/hero-section';
import { MissionSection } from '../../landing/sections/mission-section';
import { ImpactSection } from '../../landing/sections/part-sections';
import { VisionSection } from '../../landing/sections/vision-section';
import { SiteFooter } from '../../shared/site-footer/site-footer';
import { PAGE_LANGUAGE } from '../../shared/site-path';
import { editorTexts as texts } from '../editor.texts';
import { ChoiceButtons } from '../fields/choice-buttons';
import { useEditor } from '../use-editor';
import { PreviewFrame } from './preview-frame';
import '../../landing/landing-page.css';

/** The screens that the section is shown on, in px. */
const SCREENS = {
  desktop: { width: 1280, screenHeight: 800 },
  phone: { width: 390, screenHeight: 844 },
} as const;

const CHOICES = (['desktop', 'phone'] as const).map((key) => ({ key, name: texts.screens[key] }));

interface PreviewPaneProps {
  readonly section: PreviewedSection;
  /** What people call the section. */
  readonly name: string;
  /** Whether the preview is shown next to the form, where it scrolls on its own. */
  readonly isBeside: boolean;
}

/** The section being edited as visitors will see it, on a wide screen or on a phone. */
export function PreviewPane({ section, name, isBeside }: PreviewPaneProps) {
  const [screen, setScreen] = useState<keyof typeof SCREENS>('desktop');
  const Preview = PREVIEWS[section];
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small" align="center" justify="space-between">
        <h3 className="preview__title">{texts.preview}</h3>
        <ChoiceButtons
          legend={texts.previewWidth}
          options={CHOICES}
          chosen={screen}
          onChoose={setScreen}
          size="small"
        />
      </Flex>
      <PreviewFrame
        key={`${section} ${screen}`}
        name={texts.previewOf(name, texts.screens[screen])}
        width={SCREENS[screen].width}
        // The foot of the page is no screen of its own.
        screenHeight={section === 'siteSettings' ? 1 : SCREENS[screen].screenHeight}
        scrolls={isBeside}
      >
        <Preview />
      </PreviewFrame>
    </Flex>
  );
}

// Each follows the draft when somebody pauses: keys are painted first.
const PREVIEWS = {
  heroContent: observer(function HeroPreview() {
    // Links cannot be followed in a preview.
    return <Hero content={useShown('heroContent')} donationFormUrl="#" />;
  }),
  aboutContent: observer(function AboutPreview() {
    return <About content={useShown('aboutContent')} />;
  }),
  missionContent: observer(function MissionPreview() {
    return <Mission content={useShown('missionContent')} />;
  }),
  visionContent: observer(function VisionPreview() {
    return <Vision content={useShown('visionContent')} />;
  }),
  galleryContent: observer(function GalleryPreview() {
    return <Gallery content={useShown('galleryContent')} />;
  }),
  /** Where the site shows most of them: at its foot. */
  siteSettings: observer(function SettingsPreview() {
    const brandAssets = useShown('brandAssets');
    return <Footer brandAssets={brandAssets} settings={useShown('siteSettings')} />;
  }),
} satisfies Partial<Record<SectionKey, ComponentType>>;

/** A section that can be shown as visitors will see it. */
export type PreviewedSection = keyof typeof PREVIEWS;

/** Whether a section can be shown as visitors will see it; pictures alone are seen beside their fields. */
export function hasPreview(section: SectionKey): section is PreviewedSection {
  return Object.hasOwn(PREVIEWS, section);
}

const Hero = memo(HeroSection);
const About = memo(AboutSection);
const Mission = memo(MissionSection);
const Vision = memo(VisionSection);
const Footer = memo(SiteFooter);
const Gallery = memo(function Gallery({ content }: Pick<Parameters<typeof ImpactSection>[0], 'content'>) {
  return (
    <ImpactSection content={content}>
      <Carousel images={content.images} />
    </ImpactSection>
  );
});

/** A section of the draft, in the language of the words that are edited. */
function useShown<Key extends SectionKey>(key: Key): ShownContent[Key] {
  const { place, previewed } = useEditor();
  const { language } = place;
  const section = useAtLeisure(() => previewed.content[key]);
  return useMemo(
    () => (language === 'es' ? sectionInSpanish(key, section, PAGE_LANGUAGE) : section),
    [key, section, language],
  );
}

/**
 * A value of observable state, which renders when the browser has time: a key that comes meanwhile is first. `read` has to mean the
 * same for as long as the component lives.
 */
function useAtLeisure<T>(read: () => T): T {
  const [{ current, first }] = useState(() => ({ current: read, first: untracked(read) }));
  const [value, setValue] = useState(() => first);
  useEffect(
    () =>
      autorun(() => {
        const now = current();
        startTransition(() => setValue(() => now));
      }),
    [current],
  );
  return value;
}
