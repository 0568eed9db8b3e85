import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { memo, startTransition, useEffect, useState } from 'react';
import { afterNextPaint } from '../../app/boot/page-moments';
import { AboutSection } from '../../landing/sections/about-section';
import { HeroSection } from '../../landing/sections/hero-section';
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
  readonly section: 'hero' | 'about';
  /** What people call the section. */
  readonly name: string;
  /** Whether the preview is shown next to the form, where it scrolls on its own. */
  readonly isBeside: boolean;
}

/** The section being edited as visitors will see it, on a wide screen or on a phone. */
export function PreviewPane({ section, name, isBeside }: PreviewPaneProps) {
  const [screen, setScreen] = useState<keyof typeof SCREENS>('desktop');
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
        {...SCREENS[screen]}
        scrolls={isBeside}
      >
        {section === 'hero' ? <HeroPreview /> : <AboutPreview />}
      </PreviewFrame>
    </Flex>
  );
}

/** Follows the draft at leisure: the key that changed it is painted first. */
const HeroPreview = observer(function HeroPreview() {
  const { document } = useEditor();
  // Links cannot be followed in a preview.
  return <Hero content={useAfterPaint(document.content.heroContent)} donationFormUrl="#" />;
});

const AboutPreview = observer(function AboutPreview() {
  const { document } = useEditor();
  return <About content={useAfterPaint(document.content.aboutContent)} />;
});

const Hero = memo(HeroSection);
const About = memo(AboutSection);

/** A value as of the last paint: what is rendered from it never delays the frame in which a key appears. */
function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    afterNextPaint(() => startTransition(() => setPainted(value)));
  }, [value]);
  return painted;
}
