import { Form, Input } from 'antd';
import { MESSAGE_STATES, type MessageCounts } from '../../core/messages/message';
import type { MessageQuery } from '../../core/messages/message-query';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { isCalendarDate } from '../../core/shared/time/calendar-date';
import { NativeSelect } from '../shared/native-select';
import { ListFilters } from '../shared/paged/list-filters';
import { isNarrowed } from './message-address';
import { messagesTexts as texts } from './messages.texts';

interface MessageFiltersProps {
  readonly query: MessageQuery;
  /** Undefined until they are known. */
  readonly counts: MessageCounts | undefined;
  readonly onChange: (changed: Partial<MessageQuery>) => void;
}

const EVERYTHING = 'inbox';

/** What messages are found by. Words are looked for on Enter, everything else at once. */
export function MessageFilters({ query, counts, onChange }: MessageFiltersProps) {
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
        max={LAST_DAY}
        value={query[field] ?? ''}
        onChange={({ target: { value } }) => onChange({ [field]: isCalendarDate(value) ? value : null })}
      />
    </Form.Item>
  );
  return (
    <ListFilters
      label={texts.filters}
      search={{ label: texts.search, hint: texts.searchHint, value: query.search }}
      onSearch={(search) => onChange({ search })}
      onClear={
        isNarrowed(query) ? () => onChange({ search: '', from: null, to: null, state: null }) : undefined
      }
    >
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
    </ListFilters>
  );
}
