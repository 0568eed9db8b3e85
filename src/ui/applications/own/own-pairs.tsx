import { Button, Flex, Form, Input } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LONGEST_OF_APPLICATION, MOST_PAIRS } from '../../../core/applications/application-faults';
import { pairText, type ShoeCut, sizeText } from '../../../core/shared/sizes/shoe-size';
import { cutOf, sizesFor, WEARERS, type Wearer, wearerOf } from '../../../core/shared/sizes/wearer';
import { ChipChoice } from '../../shared/form/chip-choice';
import { ListInput } from '../../shared/form/list-input';
import { type PairValues, pairOfValues } from '../../shared/shoes/pair-values';
import { EMPTY_WANTED_PAIR, type WantedPairValues } from '../application-form-values';
import { pairsTexts } from '../pairs.texts';
import { ownFormTexts } from './own-form.texts';

const { pairs: texts } = ownFormTexts;

interface OwnPairsProps {
  /** The name of the form. */
  readonly form: string;
  /** Stands below the sizes; gets their label. */
  readonly below: (label: string) => ReactNode;
}

/** The pairs of shoes that somebody needs, as they choose them: for whom, and in which size. The field 'pairs' of a form. */
export function OwnPairs({ form, below }: OwnPairsProps) {
  return (
    <ListInput<WantedPairValues>
      form={form}
      name="pairs"
      texts={{ ...pairsTexts.pairs, check: texts.wide }}
      most={MOST_PAIRS}
      first="cut"
      check="wide"
      newItem={() => EMPTY_WANTED_PAIR}
    >
      {(index) => <OwnPair index={index} below={below} />}
    </ListInput>
  );
}

interface OwnPairProps extends Pick<OwnPairsProps, 'below'> {
  readonly index: number;
}

/** One pair: chips until it is chosen, and one line then. */
function OwnPair({ index, below }: OwnPairProps) {
  const form = Form.useFormInstance();
  const pair: WantedPairValues =
    Form.useWatch(['pairs', index]) ?? form.getFieldValue(['pairs', index]) ?? EMPTY_WANTED_PAIR;
  const isChosen = pair.cut !== '' && pair.size !== '';
  const [isOpen, setOpen] = useState(!isChosen);
  const change = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const isClosed = isChosen && !isOpen;
  useEffect(() => {
    // The chip that was pressed is gone.
    if (isClosed && isPressed.current) change.current?.focus();
    isPressed.current = false;
  }, [isClosed]);
  const words = isChosen ? pairText(pairOfValues(pair)) : '';
  const size = pair.size === 'unknown' || pair.size === '' ? pair.size : Number(pair.size);
  const wearer = pair.cut === '' ? '' : wearerOf(pair.cut, size === '' ? null : size);
  const setPart = (part: keyof PairValues, value: string) =>
    form.setFieldValue(['pairs', index, part], value);
  const label = texts.size(index + 1);
  return (
    <div>
      {isClosed && (
        <Flex gap="small" align="center" justify="space-between">
          <strong>{words}</strong>
          <Button ref={change} aria-label={texts.changeOf(words)} onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        </Flex>
      )}
      <div hidden={isClosed}>
        <Form.Item name={[index, 'cut']}>
          <WhoChips
            index={index}
            wearer={wearer}
            onWearer={(next) => {
              if (next !== wearer && pair.size !== 'unknown') setPart('size', '');
            }}
          />
        </Form.Item>
        {wearer !== '' && (
          <Form.Item name={[index, 'size']}>
            <SizeChips
              label={label}
              wearer={wearer}
              pair={pair}
              onCut={(cut) => setPart('cut', cut)}
              onDone={(pressed) => {
                isPressed.current = pressed;
                setOpen(false);
              }}
            />
          </Form.Item>
        )}
        {wearer !== '' && below(label)}
      </div>
      {wearer !== '' && (
        <Form.Item name={[index, 'forWhom']} label={texts.forWhom(index + 1)} extra={texts.forWhomHint}>
          <Input autoComplete="off" maxLength={LONGEST_OF_APPLICATION.forWhom} />
        </Form.Item>
      )}
    </div>
  );
}

/** What a form gives to the control of a field. */
interface FieldControl {
  readonly id?: string;
  readonly onChange?: (value: string) => void;
  readonly 'aria-invalid'?: boolean | 'true';
  readonly 'aria-describedby'?: string;
}

interface WhoChipsProps extends FieldControl, Pick<OwnPairProps, 'index'> {
  readonly wearer: Wearer | '';
  readonly onWearer: (wearer: Wearer) => void;
}

/** Says for whom a pair is; the form keeps the cut. */
function WhoChips({ index, wearer, onWearer, onChange, ...field }: WhoChipsProps) {
  const choose = (value: string) => {
    const next = WEARERS.find((each) => each === value);
    if (!next) return;
    onWearer(next);
    onChange?.(cutOf(next));
  };
  return (
    <ChipChoice
      id={field.id}
      aria-invalid={field['aria-invalid']}
      aria-describedby={field['aria-describedby']}
      legend={texts.who(index + 1)}
      options={WEARERS.map((value) => ({ value, label: texts.wearers[value] }))}
      value={wearer}
      onChange={choose}
    />
  );
}

interface SizeChipsProps extends FieldControl {
  readonly label: string;
  readonly wearer: Wearer;
  readonly pair: PairValues;
  /** A child's size decides between the two cuts of kids. */
  readonly onCut: (cut: ShoeCut) => void;
  readonly onDone: (isPressed: boolean) => void;
}

/** Behind kids' sizes stands which of their cuts they are of, in every language. */
const KIDS_LETTER: Readonly<Record<ShoeCut, string>> = { men: '', women: '', 'kids-c': 'C', 'kids-y': 'Y' };

/** The sizes of a wearer, after the one that is measured on the day. */
function SizeChips({ label, wearer, pair, onCut, onDone, onChange, ...field }: SizeChipsProps) {
  const sizes = sizesFor(wearer).map(({ cut, size }) => ({
    cut,
    size: String(size),
    value: `${cut} ${size}`,
    label: `${sizeText(size)}${KIDS_LETTER[cut]}`,
  }));
  const choose = (value: string) => {
    const chosen = sizes.find((each) => each.value === value);
    onCut(chosen?.cut ?? cutOf(wearer));
    onChange?.(chosen?.size ?? 'unknown');
  };
  return (
    <ChipChoice
      id={field.id}
      aria-invalid={field['aria-invalid']}
      aria-describedby={field['aria-describedby']}
      legend={label}
      options={[{ value: 'unknown', label: texts.measure }, ...sizes]}
      value={pair.size === 'unknown' ? 'unknown' : `${pair.cut} ${pair.size}`}
      onChange={choose}
      onDone={onDone}
    />
  );
}
