import { Descriptions, Typography } from 'antd';
import { isPictureField } from '../../../core/content/content-pictures';
import type { ContentDifference } from '../../../core/content/diff-content';
import { fromDifference } from '../../../core/content/from-difference';
import { nameTable } from '../../app/ant-names';
import { Picture } from '../../shared/picture';
import { fieldTexts, sectionNames } from '../fields/field.texts';
import { dialogTexts as texts } from './dialogs.texts';
import './difference-list.css';

/** More than this tells a person nothing more; the rest is counted. */
const MOST_SHOWN = 20;

/** The versions to compare. */
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
      {differences.slice(0, MOST_SHOWN).map((difference) => {
        const { section, field } = difference;
        const name = fieldTexts.nameOf(section, field);
        const title = isOneSection ? name : `${sectionNames[section]}: ${name}`;
        const [before, after] = versionsOf(difference);
        return (
          <div key={`${section}.${field}`} className="differences__field">
            <strong>{title}</strong>
            <Descriptions
              ref={nameTable(title)}
              layout="vertical"
              size="small"
              bordered
              styles={{ label: { width: '50%' } }}
              column={{ xs: 1, sm: 2 }}
              items={[
                { key: 'before', label: beforeName, children: <Version {...difference} value={before} /> },
                { key: 'after', label: afterName, children: <Version {...difference} value={after} /> },
              ]}
            />
          </div>
        );
      })}
      {left > 0 && <Typography.Text type="secondary">{texts.andMore(left)}</Typography.Text>}
    </>
  );
}

/** A summary that opens into what differs. */
export function DifferenceDetails({ summary, ...list }: DifferenceListProps & { readonly summary: string }) {
  return (
    <details className="differences">
      <summary>{summary}</summary>
      <DifferenceList {...list} />
    </details>
  );
}

/** There is room for a few lines of each. */
function versionsOf(difference: ContentDifference): readonly [string | null, string | null] {
  const { before, after } = difference;
  if (before === null || after === null || isPictureField(difference)) return [before, after];
  return fromDifference(before, after);
}

interface VersionProps extends Pick<ContentDifference, 'section' | 'field'> {
  readonly value: string | null;
}

function Version({ section, field, value }: VersionProps) {
  if (!value)
    return (
      <Typography.Text type="secondary" italic>
        {value === null ? texts.differences.absent : texts.differences.empty}
      </Typography.Text>
    );
  if (isPictureField({ section, field }))
    return (
      <span
        className="differences__picture"
        data-ground={section === 'brandAssets' && field === 'logos.white' ? 'dark' : 'light'}
      >
        <Picture src={value} alt={texts.differences.picture} />
      </span>
    );
  return <span className="differences__text">{value}</span>;
}
