import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { donateTexts } from './donate.texts';
import type { WantedSizesViewModel } from './wanted-sizes.view-model';
import './sizes-needed.css';

/** The id of the list of sizes; a page that was made with the sizes has it there. */
export const SIZES_NEEDED = 'sizes-needed';

interface SizesProps {
  readonly sizes: WantedSizesViewModel;
}

/** The sizes of shoes that are missing, beside the forms. There is room for them until they are known. */
export const SizesNeeded = observer(function SizesNeeded({ sizes: { value } }: SizesProps) {
  const titleId = useId();
  return (
    <div className="sizes-needed">
      {value && (
        <div id={SIZES_NEEDED}>
          <p className="sizes-needed__title" id={titleId}>
            {value.length === 0 ? donateTexts.everySize : donateTexts.sizesNeeded}
          </p>
          {value.length > 0 && (
            <ul className="sizes-needed__list" aria-labelledby={titleId}>
              {value.map((size) => (
                <li key={size}>{size}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
});

/** The same in a sentence, above the fields of a form, for where the list has no room. */
export const SizesSentence = observer(function SizesSentence({ sizes: { value } }: SizesProps) {
  return <p className="sizes-sentence">{value && sizesSentence(value)}</p>;
});

function sizesSentence(sizes: readonly string[]): string {
  return sizes.length === 0 ? donateTexts.everySize : donateTexts.sizesNeededNow(sizes.join(', '));
}
