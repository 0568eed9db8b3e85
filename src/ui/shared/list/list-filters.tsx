import { Button, Flex, Input } from 'antd';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useMediaQuery } from '../../app/use-media-query';
import { Labeled, NativeSelect } from '../control/native-select';
import { listTexts } from './list.texts';
import type { ListQuery } from './list-query';
import './list-filters.css';

/** One filter of a list: a choice where it has options, a day otherwise. */
export interface ListFilter<Query> {
  readonly name: keyof Query & string;
  readonly label: string;
  /** The values with what each says; '' stands for all. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Whether values may be missing still. */
  readonly isLoading?: boolean;
  /** Sets it in another way than to the value of its own name. */
  readonly onChange?: (value: string) => void;
}

/** The field for words. */
export interface ListSearch {
  readonly label: string;
  readonly hint: string;
  /** Whether each key searches; by default Enter does. */
  readonly isLive?: boolean;
}

interface ListFiltersProps<Query> {
  /** What the filters are for. */
  readonly label: string;
  readonly listQuery: ListQuery<Query>;
  /** A list may have none. */
  readonly search: ListSearch | undefined;
  readonly filters: readonly ListFilter<Query>[];
  /** Whether the list has nothing for what is asked. */
  readonly isEmpty: boolean;
}

/** How many columns the field for words takes. */
const COLUMNS_OF_WORDS = 2;

/**
 * What a list is searched and filtered by, shared out evenly among lines, so that none stands alone. Where they would take too many
 * lines, the filters fold behind a button that says how many are set.
 */
export function ListFilters<Query>({ label, listQuery, search, filters, isEmpty }: ListFiltersProps<Query>) {
  const { query, set, clear, ignore } = listQuery;
  const [isOpen, setOpen] = useState(false);
  const isFolded = useMediaQuery('few-filters') && filters.length > 0;
  const folded = useId();
  const form = useRef<HTMLElement>(null);
  const names = filters.map(({ name }) => name);
  const textOf = (name: keyof Query & string) => String(query[name] ?? '');
  // The address may hold an id that names nothing, and its control would read as if nothing were chosen.
  const unknown = filters.find(
    ({ name, options, isLoading = false }) =>
      options &&
      !isLoading &&
      listQuery.filters.includes(name) &&
      !options.some(({ value }) => value === textOf(name)),
  )?.name;
  useEffect(() => {
    if (isEmpty && unknown !== undefined) ignore(unknown);
  });
  const words = search ? textOf('search' as keyof Query & string) : '';
  // What is typed stays as it is typed; the address may be somebody's who went back.
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped((now) => (now.trim() === words.trim() ? now : words)), [words]);
  const searchFor = (text: string) => set('search' as keyof Query & string, text);
  const handleClear = () => {
    setTyped('');
    clear();
    // The button is gone then.
    form.current?.querySelector<HTMLElement>('input, button, select')?.focus();
  };
  const columns = filters.length + (search && !isFolded ? COLUMNS_OF_WORDS : 0);
  const clearing = listQuery.filters.length > 0 && (
    <Button type="text" onClick={handleClear}>
      {listTexts.clear}
    </Button>
  );
  return (
    <Flex
      component="form"
      role="search"
      aria-label={label}
      ref={form}
      className={isFolded ? 'list-filters' : 'list-filters list-filters--unfolded'}
      style={{ '--wanted': columns } as CSSProperties}
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(typed.trim());
      }}
    >
      {search && (
        <Flex className="list-filters__words" gap="small" align="end">
          <Labeled label={search.label}>
            {(id) => (
              <Input
                id={id}
                type={search.isLive ? 'search' : 'text'}
                value={typed}
                placeholder={search.hint}
                maxLength={200}
                onChange={({ target }) => {
                  setTyped(target.value);
                  if (search.isLive) searchFor(target.value);
                }}
              />
            )}
          </Labeled>
          {!search.isLive && <Button htmlType="submit">{listTexts.search}</Button>}
        </Flex>
      )}
      {isFolded && (
        <Flex gap="small" wrap>
          <Button aria-expanded={isOpen} aria-controls={folded} onClick={() => setOpen(!isOpen)}>
            {listTexts.filters(listQuery.filters.filter((name) => names.includes(name)).length)}
          </Button>
          {clearing}
        </Flex>
      )}
      <div id={folded} className="list-filters__folded" hidden={isFolded && !isOpen}>
        {filters.map(({ name, label: title, options, onChange = (value) => set(name, value) }) => (
          <Labeled key={name} label={title}>
            {(id) =>
              options ? (
                <NativeSelect id={id} options={options} value={textOf(name)} onChange={onChange} />
              ) : (
                <Input
                  id={id}
                  type="date"
                  max={LAST_DAY}
                  value={textOf(name)}
                  onChange={({ target }) => onChange(target.value)}
                />
              )
            }
          </Labeled>
        ))}
      </div>
      {!isFolded && clearing}
    </Flex>
  );
}
