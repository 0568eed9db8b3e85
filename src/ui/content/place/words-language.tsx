import { Button, type TabsProps, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../core/shared/text/language';
import { useMediaQuery } from '../../app/use-media-query';
import { moveFocus } from '../../shared/focus/move-focus';
import { editorTexts as texts } from '../editor.texts';
import { ChoiceButtons } from '../fields/choice-buttons';
import { translationId } from '../fields/field-id';
import { useComputed, useEditor } from '../use-editor';
import './words-language.css';

const CHOICES = LANGUAGES.map((key) => ({ key, name: LANGUAGE_NAMES[key], lang: key }));

/** The choice of the language that a section's words are edited in, and how much is missing in Spanish; nothing where a section has no words. */
const WordsLanguage = observer(function WordsLanguage() {
  const { place } = useEditor();
  // On a phone a line above says how much is missing.
  const isPhone = useMediaQuery('phone');
  if (!place.hasWords) return null;
  return (
    <div className="words-language">
      <ChoiceButtons
        legend={texts.wordsLanguage}
        options={CHOICES}
        chosen={place.language}
        onChoose={(language) => place.showLanguage(language)}
        size="small"
      />
      {!isPhone && <MissingInSpanish />}
    </div>
  );
});

type RenderTabBar = NonNullable<TabsProps['renderTabBar']>;

/** A list of tabs, which may have the language beside it: in a line of its own it would push the form down. */
export function tabBar(hasLanguage: boolean): RenderTabBar {
  return (tabs, TabBar) => (
    <div className="words-language__beside">
      <TabBar {...tabs} />
      {hasLanguage && <WordsLanguage />}
    </div>
  );
}

interface MissingInSpanishProps {
  /** Whether it is only heard that nothing is missing, where there is little room. */
  readonly isBrief?: boolean;
}

/** How many texts have no Spanish yet, and the way to the next of them. */
export const MissingInSpanish = observer(function MissingInSpanish({
  isBrief = false,
}: MissingInSpanishProps) {
  const { findings, place } = useEditor();
  const count = useComputed(() => findings.missingTranslations.length);
  const handleNext = () => {
    // Its field is in the page then, to be led to.
    const path = flushSync(() => place.showNextMissing());
    if (path) moveFocus(document.getElementById(translationId(path)));
  };
  if (!place.hasWords) return null;
  return (
    <p role="status" className={isBrief && count === 0 ? 'visually-hidden' : ''}>
      {count === 0 ? (
        <Typography.Text type="secondary">
          <span>{texts.allInSpanish}</span>
        </Typography.Text>
      ) : (
        <Button type="link" size="small" className="words-language__next" onClick={handleNext}>
          {texts.missingInSpanish(count)}
        </Button>
      )}
    </p>
  );
});
