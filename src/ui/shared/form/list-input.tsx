import { Button, Card, Checkbox, Flex, Form } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import './groups.css';

interface ListInputProps<Item extends object> {
  /** The name of the form, which begins the ids of its fields. */
  readonly form: string;
  /** The field that holds the list. */
  readonly name: string;
  readonly texts: {
    readonly legend: string;
    readonly hint?: string;
    readonly add: string;
    /** Lines are counted from 1. */
    readonly remove: (line: number) => string;
    /** Labels the checkbox of an item. */
    readonly check: (line: number) => string;
  };
  /** The button that adds an item is gone then. */
  readonly most: number;
  /** The part of a new item that gets the focus. */
  readonly first: keyof Item & string;
  /** The part of an item that its checkbox sets. */
  readonly check: keyof Item & string;
  readonly newItem: () => Item;
  /** The other fields of an item; the path of each begins with its index. */
  readonly children: (index: number) => ReactNode;
}

/** A field that holds a list: each item has fields, a checkbox, and a button that removes it. */
export function ListInput<Item extends object>(props: ListInputProps<Item>) {
  return (
    <Form.List name={props.name}>
      {(fields, { add, remove }, { errors }) => (
        <Items {...props} fields={fields} add={add} remove={remove} errors={errors} />
      )}
    </Form.List>
  );
}

interface ItemsProps<Item extends object> extends ListInputProps<Item> {
  readonly fields: readonly { readonly key: number; readonly name: number }[];
  readonly add: (item: Item) => void;
  readonly remove: (index: number) => void;
  /** What is wrong with the list as a whole. */
  readonly errors: readonly ReactNode[];
}

function Items<Item extends object>(props: ItemsProps<Item>) {
  const { form, name, texts, most, first, check, newItem, fields, add, remove, errors, children } = props;
  const addId = `${form}_add_${name}`;
  /** The id of what gets the focus after the next rendering: the button that was pressed may be gone by then. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  const handleAdd = () => {
    next.current = [form, name, fields.length, first].join('_');
    add(newItem());
  };
  const handleRemove = (index: number) => {
    next.current = addId;
    remove(index);
  };
  return (
    <fieldset className="form-group">
      <legend className="form-group__legend">{texts.legend}</legend>
      {texts.hint && <p className="form__hint">{texts.hint}</p>}
      {fields.map(({ key, name: index }) => (
        <Card key={key} size="small" className="form-group__item">
          <div className="form">{children(index)}</div>
          <Flex wrap gap="small" align="center" justify="space-between" className="form-group__boxes">
            <Form.Item name={[index, check]} valuePropName="checked" noStyle>
              <Checkbox>{texts.check(index + 1)}</Checkbox>
            </Form.Item>
            <Button type="text" onClick={() => handleRemove(index)}>
              {texts.remove(index + 1)}
            </Button>
          </Flex>
        </Card>
      ))}
      {fields.length < most && (
        <Button id={addId} type="dashed" onClick={handleAdd}>
          {texts.add}
        </Button>
      )}
      <Form.ErrorList errors={[...errors]} />
    </fieldset>
  );
}
