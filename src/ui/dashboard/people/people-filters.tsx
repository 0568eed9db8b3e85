import { Button, Flex, Form, Input } from 'antd';
import { useEffect } from 'react';
import type { PeopleQuery } from '../../../core/people/people-query';
import { PERSON_STATES } from '../../../core/people/person';
import { NativeSelect } from '../../shared/native-select';
import { pagedTexts } from '../../shared/paged/paged.texts';
import { peopleTexts as texts } from './people.texts';
import { isNarrowed } from './people-address';
import { ROLES_IN_ORDER, roleNames } from './roles.texts';
import './people.css';

interface PeopleFiltersProps {
  readonly query: PeopleQuery;
  readonly onChange: (changed: Partial<PeopleQuery>) => void;
}

const ROLE_CHOICES = [
  { value: '', label: texts.everyRole },
  ...ROLES_IN_ORDER.map((role) => ({ value: role, label: roleNames[role] })),
];
const STATE_CHOICES = [
  { value: '', label: texts.everyState },
  ...PERSON_STATES.map((state) => ({ value: state, label: texts.states[state] })),
];

/** What people are found by. Words are looked for on Enter, everything else at once. */
export function PeopleFilters({ query, onChange }: PeopleFiltersProps) {
  const [form] = Form.useForm<{ search: string }>();
  useEffect(() => form.setFieldsValue({ search: query.search }), [form, query.search]);
  return (
    <Form
      form={form}
      className="people-filters"
      layout="vertical"
      role="search"
      aria-label={texts.filters}
      initialValues={{ search: query.search }}
      onFinish={({ search }) => onChange({ search: search.trim() })}
    >
      <Flex wrap gap="middle" align="end">
        <Form.Item className="people-filters__search" label={texts.search} name="search">
          <Input placeholder={texts.searchHint} maxLength={200} />
        </Form.Item>
        <Button htmlType="submit">{pagedTexts.search}</Button>
        <Form.Item label={texts.role} htmlFor="people-role">
          <NativeSelect
            id="people-role"
            options={ROLE_CHOICES}
            value={query.role ?? ''}
            onChange={(value) => onChange({ role: ROLES_IN_ORDER.find((role) => role === value) ?? null })}
          />
        </Form.Item>
        <Form.Item label={texts.state} htmlFor="people-state">
          <NativeSelect
            id="people-state"
            options={STATE_CHOICES}
            value={query.state ?? ''}
            onChange={(value) => onChange({ state: PERSON_STATES.find((state) => state === value) ?? null })}
          />
        </Form.Item>
        {isNarrowed(query) && (
          <Button type="text" onClick={() => onChange({ search: '', role: null, state: null })}>
            {pagedTexts.clear}
          </Button>
        )}
      </Flex>
    </Form>
  );
}
