import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useState } from 'react';
import type { AboutContent, HeroContent } from '../../../core/content/site-content';
import { AboutSection } from '../../landing/sections/about-section';
import { HeroSection } from '../../landing/sections/hero-section';
import type { EditorDocument } from '../document/editor-document';
import { PreviewFrame } from './preview-frame';
import '../../landing/landing-page.css';

/** The sections that can be edited, and so previewed. */
export type PreviewedSection = 'hero' | 'about';

const SCREENS = {
  Desktop: { width: 1280, screenHeight: 800 },
  Phone: { width: 390, screenHeight: 844 },
} as const;

type Screen = keyof typeof SCREENS;

const SCREEN_NAMES: readonly Screen[] = ['Desktop', 'Phone'];

const NAMES: Readonly<Record<PreviewedSection, string>> = { hero: 'Hero', about: 'About' };

interface PreviewPaneProps {
  readonly document: EditorDocument;
  readonly section: PreviewedSection;
  /** Whether it stands beside the form, which has a height of its own. */
  readonly isBeside: boolean;
}

/** The section being edited as visitors will see it, on a wide screen or on a phone. */
export function PreviewPane({ document, section, isBeside }: PreviewPaneProps) {
  const [screen, setScreen] = useState<Screen>('Desktop');
  return (
    <div className="preview">
      <div className="preview__bar">
        <h3 className="preview__title">Preview</h3>
        <fieldset className="preview__screens">
          <legend className="visually-hidden">Preview width</legend>
          {SCREEN_NAMES.map((name) => (
            <Button
              key={name}
              size="small"
              className="preview__screen"
              aria-pressed={name === screen}
              onClick={() => setScreen(name)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      </div>
      <PreviewFrame
        key={`${section} ${screen}`}
        name={`Preview of ${NAMES[section]}, ${screen.toLowerCase()} width`}
        {...SCREENS[screen]}
        scrolls={isBeside}
      >
        {section === 'hero' ? <HeroPreview document={document} /> : <AboutPreview document={document} />}
      </PreviewFrame>
    </div>
  );
}

/** Follows the draft at leisure: React lets the next keystroke go first and skips states that were overtaken. */
const HeroPreview = observer(function HeroPreview({ document }: { readonly document: EditorDocument }) {
  return <Hero content={useDeferredValue(document.content.heroContent)} />;
});

const AboutPreview = observer(function AboutPreview({ document }: { readonly document: EditorDocument }) {
  return <About content={useDeferredValue(document.content.aboutContent)} />;
});

const Hero = memo(function Hero({ content }: { readonly content: HeroContent }) {
  // Links cannot be followed in a preview.
  return <HeroSection content={content} donationFormUrl="#" />;
});

const About = memo(function About({ content }: { readonly content: AboutContent }) {
  return <AboutSection content={content} />;
});
