import { Button, Input } from 'antd';
import { useState } from 'react';
import { GIFT_METHODS, GIFT_STATES } from '../../core/gifts/gift';
import {
  GIFT_KINDS,
  GIFT_SORTS,
  type GiftQuery,
  GOODS_STATES,
  isFiltered,
} from '../../core/gifts/gift-query';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { Labeled } from '../shared/labeled';
import { NativeSelect } from '../shared/native-select';
import { giftTexts as texts } from './gift.texts';

interface GiftFiltersProps {
  readonly query: GiftQuery;
  readonly titles: ReadonlyMap<string, string>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** What leaves gifts out of the list, and its order. */
export function GiftFilters({ query, titles, onChange }: GiftFiltersProps) {
  const any = { value: '', label: texts.any };
  // What is typed stays as it is typed; the address may be somebody's who went back.
  const [typed, setTyped] = useState(query.search);
  const [shown, setShown] = useState(query.search);
  if (shown !== query.search) {
    setShown(query.search);
    if (query.search.trim() !== typed.trim()) setTyped(query.search);
  }
  return (
    <search aria-label={texts.filters} className="gift-filters">
      <Labeled label={texts.search}>
        {(id) => (
          <Input
            id={id}
            type="search"
            value={typed}
            placeholder={texts.searchHint}
            maxLength={100}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange({ donor: target.value });
            }}
          />
        )}
      </Labeled>
      {(['from', 'to'] as const).map((name) => (
        <Labeled key={name} label={texts[name]}>
          {(id) => (
            <Input
              id={id}
              type="date"
              max={LAST_DAY}
              defaultValue={query[name] ?? ''}
              key={query[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Labeled>
      ))}
      <Labeled label={texts.kind}>
        {(id) => (
          <NativeSelect
            id={id}
            value={query.kind ?? ''}
            options={[any, ...GIFT_KINDS.map((value) => ({ value, label: texts.kinds[value] }))]}
            onChange={(kind) => onChange({ kind })}
          />
        )}
      </Labeled>
      <Labeled label={texts.state}>
        {(id) => (
          <NativeSelect
            id={id}
            value={query.state ?? ''}
            options={[
              any,
              ...[...GIFT_STATES, ...GOODS_STATES].map((value) => ({ value, label: texts.states[value] })),
            ]}
            onChange={(state) => onChange({ state })}
          />
        )}
      </Labeled>
      <Labeled label={texts.method}>
        {(id) => (
          <NativeSelect
            id={id}
            value={query.method ?? ''}
            options={[any, ...GIFT_METHODS.map((value) => ({ value, label: texts.methods[value] }))]}
            onChange={(method) => onChange({ method })}
          />
        )}
      </Labeled>
      <Labeled label={texts.campaign}>
        {(id) => (
          <NativeSelect
            id={id}
            value={query.campaignId ?? ''}
            options={[any, ...[...titles].map(([value, label]) => ({ value, label }))]}
            onChange={(campaign) => onChange({ campaign })}
          />
        )}
      </Labeled>
      <Labeled label={texts.sort}>
        {(id) => (
          <NativeSelect
            id={id}
            value={query.sort}
            options={GIFT_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
            onChange={(sort) => onChange({ sort })}
          />
        )}
      </Labeled>
      <Button
        disabled={!isFiltered(query)}
        onClick={() => {
          setTyped('');
          onChange({ donor: '', from: '', to: '', kind: '', state: '', method: '', campaign: '' });
        }}
      >
        {texts.clear}
      </Button>
    </search>
  );
}
