import { Button, Checkbox, Flex, Form } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { MOST_PAIRS } from '../../core/applications/application-faults';
import { SHOE_CUTS, type ShoeCut, sizesOf, sizeText } from '../../core/shared/sizes/shoe-size';
import { NativeSelect, optionsOf } from '../shared/control/native-select';
import { EMPTY_PAIR, type PairValues } from './application-form-values';
import { pairsTexts as texts } from './pairs.texts';
import './applications.css';

/** The fields of pairs in a form, for what shows their problems. */
export const PAIR_FIELDS = Array.from({ length: MOST_PAIRS }, (_, index) =>
  ['cut', 'size'].map((part) => `pairs.${index}.${part}`),
).flat();

const CUTS = optionsOf(SHOE_CUTS, texts.cuts, texts.choose);

interface PairsInputProps {
  /** The name of the form, which begins the ids of its fields. */
  readonly form: string;
  /** Stands below a size; gets its label. */
  readonly below?: (label: string) => ReactNode;
}

/** The pairs of shoes that somebody needs: the field 'pairs' of a form. */
export function PairsInput(props: PairsInputProps) {
  return (
    <Form.List name="pairs">
      {(fields, { add, remove }) => <Pairs {...props} {...{ fields, add, remove }} />}
    </Form.List>
  );
}

interface PairsProps extends PairsInputProps {
  readonly fields: readonly { readonly key: number; readonly name: number }[];
  readonly add: (pair: PairValues) => void;
  readonly remove: (index: number) => void;
}

function Pairs({ form, below, fields, add, remove }: PairsProps) {
  const addId = `${form}_add_pair`;
  const cutId = (index: number) => `${form}_pairs_${index}_cut`;
  /** The id of what gets the focus after the next rendering: the button that was pressed may be gone by then. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  const handleAdd = () => {
    next.current = cutId(fields.length);
    add(EMPTY_PAIR);
  };
  const handleRemove = (index: number) => {
    next.current = addId;
    remove(index);
  };
  return (
    <fieldset className="applications__group">
      <legend className="applications__legend">{texts.shoes}</legend>
      {fields.map(({ key, name }) => (
        <PairFields key={key} index={name} below={below} onRemove={() => handleRemove(name)} />
      ))}
      {fields.length < MOST_PAIRS && (
        <Button id={addId} type="dashed" onClick={handleAdd}>
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

interface PairFieldsProps {
  readonly index: number;
  readonly below: PairsInputProps['below'];
  readonly onRemove: () => void;
}

function PairFields({ index, below, onRemove }: PairFieldsProps) {
  const form = Form.useFormInstance();
  const line = index + 1;
  const cut: ShoeCut | '' | undefined = Form.useWatch(['pairs', index, 'cut']);
  const sizes = cut ? sizesOf(cut).map(String) : [];
  const options = [
    { value: '', label: texts.choose },
    { value: 'unknown', label: texts.unknown },
    ...sizes.map((size) => ({ value: size, label: sizeText(Number(size)) })),
  ];
  /** Sizes differ between cuts, so another cut clears the size. */
  const handleCut = (chosen: string) => {
    const size = form.getFieldValue(['pairs', index, 'size']);
    const isKept = size === 'unknown' || (chosen !== '' && sizesOf(chosen as ShoeCut).includes(Number(size)));
    if (!isKept) form.setFieldValue(['pairs', index, 'size'], '');
  };
  return (
    <div className="applications__pair">
      <Form.Item name={[index, 'cut']} label={texts.cut(line)}>
        <NativeSelect options={CUTS} onChange={handleCut} />
      </Form.Item>
      <div>
        <Form.Item name={[index, 'size']} label={texts.size(line)}>
          <NativeSelect options={options} />
        </Form.Item>
        {below?.(texts.size(line))}
      </div>
      <Flex gap="small" align="center" className="applications__pair-end">
        <Form.Item name={[index, 'wide']} valuePropName="checked" noStyle>
          <Checkbox>{texts.wide(line)}</Checkbox>
        </Form.Item>
        <Button type="text" onClick={onRemove}>
          {texts.remove(line)}
        </Button>
      </Flex>
    </div>
  );
}
