import { Button, Flex, Form, Input } from 'antd';
import { useEffect } from 'react';
import { MESSAGE_STATES, type MessageCounts } from '../../core/inbox/message';
import type { MessageQuery } from '../../core/inbox/message-query';
import { isCalendarDate } from '../../core/shared/calendar-date';
import { NativeSelect } from '../shared/native-select';
import { pagedTexts } from '../shared/paged/paged.texts';
import { inboxTexts as texts } from './inbox.texts';
import { isNarrowed } from './message-address';
import '../shared/paged/list-filters.css';

interface MessageFiltersProps {
  readonly query: MessageQuery;
  /** Undefined until they are known. */
  readonly counts: MessageCounts | undefined;
  readonly onChange: (changed: Partial<MessageQuery>) => void;
}

const EVERYTHING = 'inbox';

/** What messages are found by. Words are looked for on Enter, everything else at once. */
export function MessageFilters({ query, counts, onChange }: MessageFiltersProps) {
  const [form] = Form.useForm<{ search: string }>();
  useEffect(() => form.setFieldsValue({ search: query.search }), [form, query.search]);
  const count = (state: keyof MessageCounts) => counts?.[state] ?? 0;
  const choices = [
    { value: EVERYTHING, label: texts.inbox(count('unread') + count('read') + count('answered')) },
    ...MESSAGE_STATES.map((state) => ({
      value: state,
      label: texts.inState(texts.states[state], count(state)),
    })),
  ];
  const day = (field: 'from' | 'to', label: string) => (
    <Form.Item label={label} htmlFor={`messages-${field}`}>
      <Input
        id={`messages-${field}`}
        type="date"
        max="9999-12-31"
        value={query[field] ?? ''}
        onChange={({ target: { value } }) => onChange({ [field]: isCalendarDate(value) ? value : null })}
      />
    </Form.Item>
  );
  return (
    <Form
      form={form}
      className="list-filters"
      layout="vertical"
      role="search"
      aria-label={texts.filters}
      initialValues={{ search: query.search }}
      onFinish={({ search }) => onChange({ search: search.trim() })}
    >
      <Flex wrap gap="middle" align="end">
        <Form.Item className="list-filters__search" label={texts.search} name="search">
          <Input placeholder={texts.searchHint} maxLength={200} allowClear={false} />
        </Form.Item>
        <Button htmlType="submit">{pagedTexts.search}</Button>
        <Form.Item label={texts.show} htmlFor="messages-state">
          <NativeSelect
            id="messages-state"
            options={choices}
            value={query.state ?? EVERYTHING}
            onChange={(value) => onChange({ state: MESSAGE_STATES.find((state) => state === value) ?? null })}
          />
        </Form.Item>
        {day('from', texts.from)}
        {day('to', texts.to)}
        {isNarrowed(query) && (
          <Button type="text" onClick={() => onChange({ search: '', from: null, to: null, state: null })}>
            {pagedTexts.clear}
          </Button>
        )}
      </Flex>
    </Form>
  );
}
