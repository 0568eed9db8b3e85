import { Form } from 'antd';
import { SHOE_CUTS, type ShoeCut, sizesOf, sizeText } from '../../../core/shared/sizes/shoe-size';
import { NativeSelect, optionsOf } from '../control/native-select';
import { sizeFieldsTexts as texts } from './size-fields.texts';

const CUTS = optionsOf(SHOE_CUTS, texts.cuts, texts.choose);

type Path = readonly (string | number)[];

interface SizeFieldsProps {
  /** Where the form holds the size. */
  readonly at: Path;
  /** The same within the list of a form that it is in. */
  readonly name?: Path;
  readonly labels: Readonly<Record<'cut' | 'size', string>>;
  /** Whether one may say that nobody knows the size. */
  readonly hasUnknown?: boolean;
}

/** The two choices that name a size of shoes. Sizes differ between cuts, so another cut clears the size. */
export function SizeFields({ at, name = at, labels, hasUnknown = false }: SizeFieldsProps) {
  const form = Form.useFormInstance();
  const sizeAt = [...at, 'size'];
  const cut: ShoeCut | '' | undefined = Form.useWatch([...at, 'cut']);
  const options = [
    { value: '', label: texts.choose },
    ...(hasUnknown ? [{ value: 'unknown', label: texts.unknown }] : []),
    ...(cut ? sizesOf(cut) : []).map((size) => ({ value: String(size), label: sizeText(size) })),
  ];
  const handleCut = (chosen: string) => {
    const size = form.getFieldValue(sizeAt);
    const isKept = size === 'unknown' || (chosen !== '' && sizesOf(chosen as ShoeCut).includes(Number(size)));
    if (!isKept) form.setFieldValue(sizeAt, '');
  };
  return (
    <>
      <Form.Item name={[...name, 'cut']} label={labels.cut} className="form__half">
        <NativeSelect options={CUTS} onChange={handleCut} />
      </Form.Item>
      <Form.Item name={[...name, 'size']} label={labels.size} className="form__half">
        <NativeSelect options={options} />
      </Form.Item>
    </>
  );
}
