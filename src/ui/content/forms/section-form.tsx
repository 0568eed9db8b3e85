import { observer } from 'mobx-react-lite';
import { CONTENT_FIELDS, type Field } from '../../../core/content/content-fields';
import type { ContentPath, ListPath } from '../../../core/content/content-path';
import type { SectionKey } from '../../../core/content/site-content';
import { isTranslated } from '../../../core/content/translation-path';
import type { Language } from '../../../core/shared/text/language';
import { ContentField, ContentPicture } from '../fields/content-field';
import { ContentTranslation, SharedPicture, SharedText } from '../fields/content-translation';
import { useEditor } from '../use-editor';
import { ContentList } from './content-list';

/** All texts, pictures and lists of a section, as the table of fields has them; in Spanish the texts that are translated, with what is beside them. */
export const SectionForm = observer(function SectionForm({ section }: { readonly section: SectionKey }) {
  const { place } = useEditor();
  return (
    <div className="section-form__fields" data-section={section}>
      <Fields field={CONTENT_FIELDS[section]} path={section} language={place.language} isInItem={false} />
    </div>
  );
});

interface FieldsProps {
  readonly field: Field;
  /** The dotted path of what they belong to. */
  readonly path: string;
  readonly language: Language;
  /** Whether they are in an item of a list, which their shared texts tell from the others. */
  readonly isInItem: boolean;
}

/** The fields of a group in their order; a group inside it has no frame of its own. */
function Fields({ field, path, ...where }: FieldsProps) {
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields).map(([name, inside]) => (
        <Fields key={name} field={inside} path={`${path}.${name}`} {...where} />
      ));
    case 'list':
      return (
        <ContentList path={path as ListPath} list={field}>
          {(item) => <Fields field={field.item} path={item} language={where.language} isInItem />}
        </ContentList>
      );
    case 'picture':
      return (
        <div className="section-form__field">
          {where.language === 'es' ? (
            <SharedPicture path={path as ContentPath} field={field} />
          ) : (
            <ContentPicture path={path as ContentPath} field={field} />
          )}
        </div>
      );
    default: {
      const Text = textField(path as ContentPath, where);
      return (
        Text && (
          <div className="section-form__field" data-short={field.isShort}>
            <Text path={path as ContentPath} field={field} />
          </div>
        )
      );
    }
  }
}

/** What shows the text at a path; in Spanish, nothing shows those that are shared. */
function textField(path: ContentPath, { language, isInItem }: Pick<FieldsProps, 'language' | 'isInItem'>) {
  if (language === 'en') return ContentField;
  if (isTranslated(path)) return ContentTranslation;
  return isInItem ? SharedText : null;
}
