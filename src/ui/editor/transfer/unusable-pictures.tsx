import { observer } from 'mobx-react-lite';
import type { PicturePlace } from '../../../core/content/content-pictures';
import { fieldName } from '../dialogs/field-name';
import { SECTION_NAMES } from '../editor.texts';
import type { TransferViewModel } from './transfer.view-model';

const SENTENCES = {
  missing: ['The import does not hold this picture', 'The import does not hold these pictures'],
  damaged: ['This picture is damaged in the import', 'These pictures are damaged in the import'],
} as const;

/** The places whose picture an import did not bring, until each has another one. */
export const UnusablePictures = observer(function UnusablePictures({
  transfer,
}: {
  readonly transfer: Pick<TransferViewModel, 'placesWithout'>;
}) {
  return (['missing', 'damaged'] as const).map((fault) => {
    const places = transfer.placesWithout(fault);
    if (places.length === 0) return null;
    return (
      <p key={fault} className="editor-notices__line" role="status">
        {sentence(SENTENCES[fault], places)}
      </p>
    );
  });
});

function sentence([one, several]: readonly [string, string], places: readonly PicturePlace[]): string {
  const names = places.map(({ section, field }) => `${SECTION_NAMES[section]}: ${fieldName(section, field)}`);
  return names.length === 1
    ? `${one}: ${names}. Choose a new one before you save, or import a file that holds it whole.`
    : `${several}: ${names.join('; ')}. Choose new ones before you save, or import a file that holds them whole.`;
}
