import { Form } from 'antd';
import type { ReactNode } from 'react';
import { MOST_PAIRS } from '../../core/applications/application-faults';
import { SHOE_CUTS, type ShoeCut, sizesOf, sizeText } from '../../core/shared/sizes/shoe-size';
import { NativeSelect, optionsOf } from '../shared/control/native-select';
import { ListInput } from '../shared/form/list-input';
import { EMPTY_PAIR, type PairValues } from './application-form-values';
import { pairsTexts as texts } from './pairs.texts';

/** The fields of pairs in a form, for what shows their problems. */
export const PAIR_FIELDS = Array.from({ length: MOST_PAIRS }, (_, index) =>
  ['cut', 'size'].map((part) => `pairs.${index}.${part}`),
).flat();

const CUTS = optionsOf(SHOE_CUTS, texts.cuts, texts.choose);

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
      {(index) => <PairFields index={index} below={below} />}
    </ListInput>
  );
}

function PairFields({ index, below }: Pick<PairsInputProps, 'below'> & { readonly index: number }) {
  const form = Form.useFormInstance();
  const line = index + 1;
  const cut: ShoeCut | '' | undefined = Form.useWatch(['pairs', index, 'cut']);
  const options = [
    { value: '', label: texts.choose },
    { value: 'unknown', label: texts.unknown },
    ...(cut ? sizesOf(cut) : []).map((size) => ({ value: String(size), label: sizeText(size) })),
  ];
  /** Sizes differ between cuts, so another cut clears the size. */
  const handleCut = (chosen: string) => {
    const size = form.getFieldValue(['pairs', index, 'size']);
    const isKept = size === 'unknown' || (chosen !== '' && sizesOf(chosen as ShoeCut).includes(Number(size)));
    if (!isKept) form.setFieldValue(['pairs', index, 'size'], '');
  };
  return (
    <>
      <Form.Item name={[index, 'cut']} label={texts.cut(line)} className="form__half">
        <NativeSelect options={CUTS} onChange={handleCut} />
      </Form.Item>
      <div className="form__half">
        <Form.Item name={[index, 'size']} label={texts.size(line)}>
          <NativeSelect options={options} />
        </Form.Item>
        {below?.(texts.size(line))}
      </div>
    </>
  );
}
