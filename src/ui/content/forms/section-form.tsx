import { CONTENT_FIELDS, type Field } from '../../../core/content/content-fields';
import type { ContentPath, ListPath } from '../../../core/content/content-path';
import type { SectionKey } from '../../../core/content/site-content';
import { ContentField, ContentPicture } from '../fields/content-field';
import { ContentList } from './content-list';

/** All texts, pictures and lists of a section, as the table of fields has them. */
export function SectionForm({ section }: { readonly section: SectionKey }) {
  return (
    <div className="section-form__fields" data-section={section}>
      <Fields field={CONTENT_FIELDS[section]} path={section} />
    </div>
  );
}

interface FieldsProps {
  readonly field: Field;
  /** The dotted path of what they belong to. */
  readonly path: string;
}

/** The fields of a group in their order; a group inside it has no frame of its own. */
function Fields({ field, path }: FieldsProps) {
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields).map(([name, inside]) => (
        <Fields key={name} field={inside} path={`${path}.${name}`} />
      ));
    case 'list':
      return (
        <ContentList path={path as ListPath} list={field}>
          {(item) => <Fields field={field.item} path={item} />}
        </ContentList>
      );
    case 'picture':
      return (
        <div className="section-form__field">
          <ContentPicture path={path as ContentPath} field={field} />
        </div>
      );
    default:
      return (
        <div className="section-form__field" data-short={field.isShort}>
          <ContentField path={path as ContentPath} field={field} />
        </div>
      );
  }
}
