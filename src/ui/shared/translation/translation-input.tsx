import { Button, Typography } from 'antd';
import { type ChangeEvent, useId } from 'react';
import { hasEnglishChanged, translatedText } from '../../../core/shared/translations/translated-text';
import type { Translation } from '../../../core/shared/translations/translation';
import { translationTexts as texts } from './translation.texts';
import '../control/native-select.css';
import './translation-input.css';

interface TranslationInputProps {
  /** The text to translate, as it is now. */
  readonly english: string;
  /** Null or undefined without a translation. */
  readonly value?: Translation | null | undefined;
  /** Gets null where the text was emptied. */
  readonly onChange?: (value: Translation | null) => void;
  /** The id of the field, which a label elsewhere names. */
  readonly id?: string;
  /** Height in lines; one line unless said otherwise. */
  readonly rows?: number | undefined;
  readonly readOnly?: boolean;
  readonly onFocus?: () => void;
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
  /** What else describes the field, beside the English text. */
  readonly 'aria-describedby'?: string | undefined;
}

/**
 * A text in Spanish below the English one that it translates, and what is to be done where that one changed since. As a child of a
 * `Form.Item` it needs no more than `english`; elsewhere a label names its `id`. A native field, since a key in the content editor has
 * to be on the screen at once.
 */
export function TranslationInput(props: TranslationInputProps) {
  const { english, value = null, onChange, rows = 1, readOnly = false, onFocus } = props;
  const newId = useId();
  const id = props.id ?? newId;
  const hasChanged = value !== null && hasEnglishChanged(value, english);
  const describedBy = [`${id}-english`, hasChanged && `${id}-changed`, props['aria-describedby']];
  const control = {
    id,
    value: value?.text ?? '',
    readOnly,
    lang: 'es',
    className: 'native-control',
    onFocus,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange?.(translatedText(english, event.target.value)),
    'aria-invalid': props['aria-invalid'],
    'aria-describedby': describedBy.filter(Boolean).join(' '),
  };
  const handleFits = () => {
    // The button goes with what it answers.
    document.getElementById(id)?.focus();
    if (value) onChange?.(translatedText(english, value.text));
  };
  return (
    <div className="translation-input">
      <p className="translation-input__english" id={`${id}-english`}>
        <span className="visually-hidden">{texts.english}</span>{' '}
        {english.trim() === '' ? <em>{texts.noEnglish}</em> : <span>{english}</span>}
      </p>
      {rows === 1 ? <input type="text" {...control} /> : <textarea rows={rows} {...control} />}
      {hasChanged && (
        <p className="translation-input__changed">
          <Typography.Text type="warning" id={`${id}-changed`}>
            <span>{texts.changed}</span>
          </Typography.Text>
          {!readOnly && (
            <Button size="small" aria-describedby={`${id}-changed ${id}-english`} onClick={handleFits}>
              {texts.stillFits}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
