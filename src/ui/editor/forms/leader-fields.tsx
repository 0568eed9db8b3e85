import { memo } from 'react';
import type { Leader } from '../../../core/content/site-content';
import type { FieldProblem } from '../../../core/shared/failure';
import type { EditorDocument } from '../document/editor-document';
import { TextField } from '../fields/text-field';
import { PictureField } from '../pictures/picture-field';
import type { PictureUploadsViewModel } from '../pictures/picture-uploads.view-model';

interface LeaderFieldsProps {
  readonly document: EditorDocument;
  readonly uploads: PictureUploadsViewModel;
  readonly index: number;
  readonly leader: Leader;
  /** Of the whole document; the same list as long as it says the same. */
  readonly problems: readonly FieldProblem[];
  readonly readOnly: boolean;
}

/**
 * All of one leader. It is given what it shows instead of observing it: of a hundred leaders, those that are not typed
 * into have nothing to work out for a keystroke.
 */
export const LeaderFields = memo(function LeaderFields({
  document,
  uploads,
  index,
  leader,
  problems,
  readOnly,
}: LeaderFieldsProps) {
  const text = (name: keyof Leader) => ({
    document,
    index,
    name,
    value: leader[name],
    problem:
      problems.find(({ field }) => field === `aboutContent.teamMembers.${index}.${name}`)?.message ?? null,
    readOnly,
  });
  return (
    <fieldset className="leader-fields">
      <legend className="leader-fields__name">Leader {index + 1}</legend>
      <div className="section-form__pair">
        <LeaderText label="Name" {...text('name')} />
        <LeaderText label="Title" {...text('title')} />
      </div>
      <LeaderText label="Bio" rows={4} {...text('bio')} />
      <PictureField
        uploads={uploads}
        target={`leader-${index}`}
        label="Photo"
        value={leader.photoUrl}
        readOnly={readOnly}
      />
    </fieldset>
  );
});

interface LeaderTextProps {
  readonly document: EditorDocument;
  readonly index: number;
  readonly name: keyof Leader;
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly readOnly: boolean;
  readonly rows?: number;
}

const LeaderText = memo(function LeaderText({ document, index, name, ...field }: LeaderTextProps) {
  return <TextField {...field} onChange={(value) => document.editLeader(index, { [name]: value })} />;
});
