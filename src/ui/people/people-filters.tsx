import { Form } from 'antd';
import { ROLES } from '../../core/access/role';
import type { PeopleQuery } from '../../core/people/people-query';
import { PERSON_STATES } from '../../core/people/person';
import { BREAKPOINTS } from '../app/breakpoints';
import { useMediaQuery } from '../app/use-media-query';
import { NativeSelect } from '../shared/native-select';
import { ListFilters } from '../shared/paged/list-filters';
import { peopleTexts as texts } from './people.texts';
import { isNarrowed } from './people-address';
import { roleNames } from './roles.texts';

interface PeopleFiltersProps {
  readonly query: PeopleQuery;
  readonly onChange: (changed: Partial<PeopleQuery>) => void;
}

const ROLE_CHOICES = [
  { value: '', label: texts.everyRole },
  ...ROLES.map((role) => ({ value: role, label: roleNames[role] })),
];
const STATE_CHOICES = [
  { value: '', label: texts.everyState },
  ...PERSON_STATES.map((state) => ({ value: state, label: texts.states[state] })),
];

type SortKey = keyof typeof texts.orders;
const SORT_CHOICES = (Object.keys(texts.orders) as SortKey[]).map((value) => ({
  value,
  label: texts.orders[value],
}));

/** What people are found by, and where there is no table whose columns sort, how they are sorted. Words are looked for on Enter, everything else at once. */
export function PeopleFilters({ query, onChange }: PeopleFiltersProps) {
  const isNarrow = useMediaQuery(BREAKPOINTS['not-wide']);
  return (
    <ListFilters
      label={texts.filters}
      search={{ label: texts.search, hint: texts.searchHint, value: query.search }}
      onSearch={(search) => onChange({ search })}
      onClear={isNarrowed(query) ? () => onChange({ search: '', role: null, state: null }) : undefined}
    >
      <Form.Item label={texts.role} htmlFor="people-role">
        <NativeSelect
          id="people-role"
          options={ROLE_CHOICES}
          value={query.role ?? ''}
          onChange={(value) => onChange({ role: ROLES.find((role) => role === value) ?? null })}
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
      {isNarrow && (
        <Form.Item label={texts.sortBy} htmlFor="people-sort">
          <NativeSelect
            id="people-sort"
            options={SORT_CHOICES}
            value={query.order}
            onChange={(order) =>
              onChange({ order: order as SortKey, isDescending: (order as SortKey) !== 'name' })
            }
          />
        </Form.Item>
      )}
    </ListFilters>
  );
}
