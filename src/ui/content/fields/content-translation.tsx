import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { PictureField, TextField } from '../../../core/content/content-fields';
import { type ContentPath, valueAt } from '../../../core/content/content-path';
import { translationAt } from '../../../core/content/translation-path';
import { PictureFrame } from '../../shared/picture-slot/picture-frame';
import { translationTexts } from '../../shared/translation/translation.texts';
import { TranslationInput } from '../../shared/translation/translation-input';
import { useComputed, useEditor } from '../use-editor';
import { fieldTexts } from './field.texts';
import { translationId } from './field-id';
import './content-translation.css';
import './editor-field.css';

interface ContentTranslationProps {
  readonly path: ContentPath;
  readonly field: TextField;
}

/** One text of the document in Spanish. It observes its own words in both languages, so that typing elsewhere does not render it. */
export const ContentTranslation = observer(function ContentTranslation({
  path,
  field,
}: ContentTranslationProps) {
  const { document, place } = useEditor();
  const id = translationId(path);
  return (
    <div className="editor-field">
      <label htmlFor={id}>
        <strong>{translationTexts.inSpanish(fieldTexts.labelOf(path))}</strong>
      </label>
      <TranslationInput
        id={id}
        english={useComputed(() => valueAt(document.content, path))}
        value={useComputed(() => translationAt(document.content, path))}
        onChange={(translation) => document.translate(path, translation)}
        onFocus={() => place.noteTranslated(path)}
        rows={field.lines}
        readOnly={document.isReadOnly}
      />
    </div>
  );
});

/** A text that both languages share, to be read beside those that are translated. */
export const SharedText = observer(function SharedText({ path }: { readonly path: ContentPath }) {
  const { document } = useEditor();
  return (
    <div className="editor-field">
      <strong>{fieldTexts.labelOf(path)}</strong>
      <span>{useComputed(() => valueAt(document.content, path))}</span>
      <SharedByBoth />
    </div>
  );
});

interface SharedPictureProps {
  readonly path: ContentPath;
  readonly field: PictureField;
}

/** A picture that both languages share, to be seen beside the words. */
export const SharedPicture = observer(function SharedPicture({ path, field }: SharedPictureProps) {
  const { document } = useEditor();
  return (
    <div className="shared-picture">
      <PictureFrame value={useComputed(() => valueAt(document.content, path))} ground={field.ground} />
      <div className="editor-field">
        <strong>{fieldTexts.labelOf(path)}</strong>
        <SharedByBoth />
      </div>
    </div>
  );
});

function SharedByBoth() {
  return (
    <Typography.Text type="secondary">
      <span>{fieldTexts.shared}</span>
    </Typography.Text>
  );
}
