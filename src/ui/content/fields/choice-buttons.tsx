import { Button, Flex } from 'antd';

interface ChoiceButtonsProps<Key extends string> {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly options: readonly { readonly key: Key; readonly name: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  readonly size?: 'small' | 'medium';
}

/** A group of toggle buttons; exactly one is pressed. */
export function ChoiceButtons<Key extends string>({
  legend,
  options,
  chosen,
  onChoose,
  size = 'medium',
}: ChoiceButtonsProps<Key>) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <Flex gap="small" wrap>
        {options.map(({ key, name }) => (
          <Button
            key={key}
            size={size}
            className="choice-button"
            color="default"
            variant={key === chosen ? 'solid' : 'outlined'}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            {name}
          </Button>
        ))}
      </Flex>
    </fieldset>
  );
}
