import { Button, Flex } from 'antd';

interface Option<Key extends string> {
  readonly key: Key;
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly lang?: string;
}

interface ChoiceButtonsProps<Key extends string> {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly options: readonly Option<Key>[];
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
        {options.map(({ key, name, lang }) => (
          <Button
            key={key}
            size={size}
            className="choice-button"
            color="default"
            variant={key === chosen ? 'solid' : 'outlined'}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            <span lang={lang}>{name}</span>
          </Button>
        ))}
      </Flex>
    </fieldset>
  );
}
