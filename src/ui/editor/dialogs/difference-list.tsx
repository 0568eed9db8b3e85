import type { ContentDifference } from '../../../core/content/diff-content';
import { fromDifference } from '../../../core/content/from-difference';
import { Picture } from '../../shared/picture';
import { SECTION_NAMES } from '../editor.texts';
import { fieldName, groundOf, isPictureField } from './field-name';
import './difference-list.css';

/** More than this says nothing more to a person; the rest is counted. */
const MOST_SHOWN = 20;

interface DifferenceListProps {
  readonly differences: readonly ContentDifference[];
  /** What the two versions are called, for example 'Now' and 'In the backup'. */
  readonly beforeName: string;
  readonly afterName: string;
  /** Whether what stands around says which section they are in. */
  readonly isOneSection?: boolean;
}

/** Two versions of some fields beside each other. */
export function DifferenceList({
  differences,
  beforeName,
  afterName,
  isOneSection = false,
}: DifferenceListProps) {
  const left = differences.length - MOST_SHOWN;
  return (
    <>
      <dl className="differences">
        {differences.slice(0, MOST_SHOWN).map(({ section, field, before, after }) => (
          <div className="differences__field" key={`${section}.${field}`}>
            <dt className="differences__name">
              {!isOneSection && `${SECTION_NAMES[section]}: `}
              {fieldName(section, field)}
            </dt>
            {shown(field, before, after).map((value, index) => (
              <dd className="differences__version" key={index === 0 ? 'before' : 'after'}>
                <span className="differences__whose">{index === 0 ? beforeName : afterName}</span>
                <Version section={section} field={field} value={value} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {left > 0 && <p className="differences__more">and {left} more</p>}
    </>
  );
}

/** There is room for a few lines of each. */
function shown(field: string, before: string | null, after: string | null) {
  if (before === null || after === null || isPictureField(field)) return [before, after];
  return fromDifference(before, after);
}

interface VersionProps extends Pick<ContentDifference, 'section' | 'field'> {
  readonly value: string | null;
}

function Version({ section, field, value }: VersionProps) {
  if (value === null) return <em className="differences__nothing">not there</em>;
  if (value === '') return <em className="differences__nothing">empty</em>;
  if (isPictureField(field))
    return (
      <span className="differences__picture" data-ground={groundOf(section, field)}>
        <Picture src={value} alt="Picture" />
      </span>
    );
  return <span className="differences__text">{value}</span>;
}
