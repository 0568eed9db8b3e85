import { Typography } from 'antd';
import { type ContentDifference, fromDifference, isInSpanish } from '../../../core/content/diff-content';
import { isPictureField } from '../../../core/content/pictures/content-pictures';
import { PictureVersion, TextVersion, TwoVersions } from '../../shared/conflict/conflict-dialog';
import { fieldTexts, sectionNames } from '../fields/field.texts';
import { dialogTexts as texts } from './dialogs.texts';

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
            <TwoVersions
              title={title}
              beforeName={beforeName}
              before={<Version {...difference} value={before} />}
              afterName={afterName}
              after={<Version {...difference} value={after} />}
            />
          </div>
        );
      })}
      {left > 0 && (
        <Typography.Text type="secondary">
          <span>{texts.andMore(left)}</span>
        </Typography.Text>
      )}
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
  if (!isPictureField({ section, field }))
    return <TextVersion value={value} lang={isInSpanish(field) ? 'es' : undefined} />;
  const isWhite = section === 'brandAssets' && field === 'logos.white';
  return <PictureVersion value={value} ground={isWhite ? 'dark' : 'light'} />;
}
