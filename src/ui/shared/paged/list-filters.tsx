import { Button, Flex, Form, Input } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { pagedTexts as texts } from './paged.texts';
import './list-filters.css';

interface ListFiltersProps {
  /** What the filters are for. */
  readonly label: string;
  /** The search field: its label, its placeholder, and the current search words. */
  readonly search: { readonly label: string; readonly hint: string; readonly value: string };
  readonly onSearch: (search: string) => void;
  /** Takes every filter away; only where there is one. */
  readonly onClear: (() => void) | undefined;
  /** Form items for further filters. A change to any of them applies at once. */
  readonly children: ReactNode;
}

/** What a list is searched and filtered by. Words are looked for on Enter. */
export function ListFilters({ label, search, onSearch, onClear, children }: ListFiltersProps) {
  const [form] = Form.useForm<{ search: string }>();
  const clear = () => {
    onClear?.();
    // The button is gone then.
    form.getFieldInstance('search').focus();
  };
  useEffect(() => form.setFieldsValue({ search: search.value }), [form, search.value]);
  return (
    <Form
      form={form}
      className="list-filters"
      layout="vertical"
      role="search"
      aria-label={label}
      initialValues={{ search: search.value }}
      onFinish={({ search: words }) => onSearch(words.trim())}
    >
      <Flex className="list-filters__words" gap="small" align="end">
        <Form.Item label={search.label} name="search">
          <Input placeholder={search.hint} maxLength={200} />
        </Form.Item>
        <Button htmlType="submit">{texts.search}</Button>
      </Flex>
      {children}
      {onClear && (
        <Button type="text" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </Form>
  );
}
