import { formatCount } from '../../../core/shared/text/format-count';
import type { listTexts as english } from './list.texts';

export const listTexts: typeof english = {
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  range: (first, last, total, isMore) =>
    `${formatCount(first)} a ${formatCount(last)} de ${isMore ? 'más de ' : ''}${formatCount(total)}`,
  more: 'Solo se muestra lo más reciente. Agregue otra palabra a su búsqueda para ver lo anterior.',
  nothing: 'No hay nada que mostrar.',
  notFound: { title: 'No se encontró nada.', next: 'Pruebe con menos palabras o quite los filtros.' },
  clear: 'Quitar los filtros',
  search: 'Buscar',
  counted: (what, count) => `${what} (${formatCount(count)})`,
  filters: (count) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
};
