import type { GoodsFault } from '../../../core/shared/goods/goods-line';
import { formatCount } from '../../../core/shared/text/format-count';
import { FORM_TEXT } from '../../../core/shared/text/text-schema';
import { formTexts } from '../form/form.texts';
import type { goodsLinesTexts as english } from './goods-lines.texts';

const FAULTS = {
  missing: 'Diga qué es.',
  invalid: 'Escriba un número entero, como 12, o deje el campo vacío si nadie los contó.',
  'too-long': formTexts.tooLong(FORM_TEXT),
  unstorable: formTexts.unstorable,
} satisfies Record<GoodsFault['fault'], string>;

export const goodsLinesTexts: typeof english = {
  what: (line) => `Qué, línea ${line}`,
  count: (line) => `Cuántos, línea ${line}`,
  whatHead: 'Qué',
  countHead: 'Cuántos',
  add: 'Agregar una línea',
  remove: 'Quitar',
  removeLine: (line) => `Quitar la línea ${line}`,
  hint: 'Nunca con un valor. Deje el número vacío si nadie los contó.',
  problem: ({ line, fault }) => `Línea ${line}: ${FAULTS[fault]}`,
  line: ({ description, count }) =>
    count === null ? `${description} (sin contar)` : `${formatCount(count)} × ${description}`,
};
