import type { conflictTexts as english } from './conflict.texts';

export const conflictTexts: typeof english = {
  takeAll: 'Tomar todo lo guardado',
  keepAll: 'Dejar todo lo mío',
  take: 'Tomar lo guardado',
  keep: 'Dejar lo mío',
  later: 'Decidir después',
  theirs: 'Guardado en otro lugar',
  mine: 'Lo mío',
  authors: {
    me: 'Lo cambió usted',
    them: 'Cambió en otro lugar',
    both: 'Cambió en los dos',
  },
  absent: 'no está',
  empty: 'vacío',
  picture: 'Foto',
};
