import type { ProgramQuery } from '../../core/programs/program-query';
import type { Programs } from '../../core/programs/programs.api';
import { ok } from '../../core/shared/result';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';

const ACTIVE = { search: '', kind: null, managerId: null, show: 'active', page: 1, size: 100 } as const;

/** All active programs that somebody manages, on however many pages. */
export async function activePrograms(
  programs: Pick<Programs, 'list'>,
  signal?: AbortSignal,
  first: ProgramQuery = ACTIVE,
): ReturnType<Programs['list']> {
  const page = await programs.list(first, signal);
  if (!page.ok || first.page * first.size >= page.value.total) return page;
  const rest = await activePrograms(programs, signal, { ...first, page: first.page + 1 });
  return rest.ok ? ok({ ...rest.value, items: [...page.value.items, ...rest.value.items] }) : rest;
}

/** The same to choose from; read once, so that what is typed below one stays. */
export class ActiveProgramsViewModel extends FetchedBy<Programs['list']> {
  constructor(ports: Needs<{ programs: 'list' }>) {
    super({ ask: (query, signal) => activePrograms(ports.programs, signal, query), first: ACTIVE });
  }

  /** Whether they are not known, or not yet. */
  get isLoading(): boolean {
    return this.value === undefined;
  }

  /** The choices, by their titles; none while they are not known. */
  get options() {
    return this.value?.items.map(({ id: value, title: label }) => ({ value, label })) ?? [];
  }
}
