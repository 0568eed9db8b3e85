import { observer } from 'mobx-react-lite';
import { useViewModel } from '../app/page-hooks';
import { WantedSizesViewModel } from './wanted-sizes.view-model';

/** The id of the sentence about sizes; a page that was made with the sentence has it there. */
export const SIZES_NEEDED = 'sizes-needed';

/** The sizes of shoes that are missing. Where the page came without them, there is room for them until they are known. */
export const SizesNeeded = observer(function SizesNeeded() {
  const { value } = useViewModel(WantedSizesViewModel);
  return <p id={SIZES_NEEDED}>{value}</p>;
});
