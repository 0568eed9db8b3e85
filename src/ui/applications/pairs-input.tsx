import type { ReactNode } from 'react';
import { MOST_PAIRS } from '../../core/applications/application-faults';
import { ListInput } from '../shared/form/list-input';
import { EMPTY_PAIR, type PairValues } from '../shared/shoes/pair-values';
import { SizeFields } from '../shared/shoes/size-fields';
import { pairsTexts as texts } from './pairs.texts';

interface PairsInputProps {
  /** The name of the form. */
  readonly form: string;
  /** Stands below a size; gets its label. */
  readonly below?: ((label: string) => ReactNode) | undefined;
}

/** The pairs of shoes that somebody needs: the field 'pairs' of a form. */
export function PairsInput({ form, below }: PairsInputProps) {
  return (
    <ListInput<PairValues>
      form={form}
      name="pairs"
      texts={texts.pairs}
      most={MOST_PAIRS}
      first="cut"
      check="wide"
      newItem={() => EMPTY_PAIR}
    >
      {(index) => (
        <SizeFields
          at={['pairs', index]}
          name={[index]}
          labels={{ cut: texts.cut(index + 1), size: texts.size(index + 1) }}
          hasUnknown
          below={below}
        />
      )}
    </ListInput>
  );
}
