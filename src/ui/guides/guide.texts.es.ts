import { formatCounted } from '../../core/shared/text/format-counted';
import type { guideTexts as english } from './guide.texts';

export const guideTexts: typeof english = {
  needs: {
    food: 'Comida',
    shelter: 'Albergue',
    health: 'Salud',
    work: 'Trabajo',
    legal: 'Ayuda legal',
    papers: 'Documentos e identificación',
    travel: 'Transporte',
    crisis: 'Crisis',
  },
  phone: 'Teléfono',
  address: 'Dirección',
  hours: 'Horario',
  languages: 'Idiomas',
  gone: 'Esta página no existe o usted no tiene acceso a ella.',
  minutes: (minutes) => formatCounted(minutes, 'minuto', 'minutos'),
  checkedOn: (day) => `Revisado el ${day}`,
  seeAt: (site) => `Más información en ${site}`,
  opensInNewTab: '(se abre en una pestaña nueva)',
};
