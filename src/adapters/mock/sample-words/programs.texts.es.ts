import type { programWords as english } from './programs.texts';
import { sampleWords } from './sample-words';

/** The Spanish words of the sample programs, by the English ones. */
export const programWords: typeof english = sampleWords({
  'Come to a fitting day. We measure your feet and you leave with shoes.':
    'Venga a un día de prueba de calzado. Le medimos los pies y sale con zapatos.',
  'We call you to set a first date.': 'Le llamamos para fijar una primera fecha.',
  'Shoes for Everyone': 'Zapatos para cada persona',
  'A pair of shoes that fits, for anyone who needs one.':
    'Un par de zapatos que quede bien, para quien lo necesite.',
  'Tell us the sizes you need, for yourself or for your family. We look for new and gently used pairs, and you try them on before you take them home.':
    'Díganos qué tallas necesita, para usted o para su familia. Buscamos pares nuevos o con poco uso, y usted se los prueba antes de llevárselos a casa.',
  'Work Boots to Work': 'Botas para trabajar',
  'Safety boots for people who start a job that asks for them.':
    'Botas de seguridad para quienes empiezan un trabajo que las pide.',
  'When does your job start?': '¿Cuándo empieza su trabajo?',
  'What does the job ask for?': '¿Qué pide el trabajo?',
  'Steel toe': 'Punta de acero',
  'Composite toe': 'Punta de material compuesto',
  'Slip resistant': 'Suela antideslizante',
  'I do not know': 'No sé',
  'School Shoes First': 'Primero, zapatos para la escuela',
  'New shoes for children before the school year, and when they outgrow them.':
    'Zapatos nuevos para niños antes del año escolar y cuando ya no les quedan.',
  'Walk With Me': 'Camine conmigo',
  'A mentor who walks with you for six months, one hour a week.':
    'Un mentor que camina con usted durante seis meses, una hora a la semana.',
  'You choose what you talk about and where you walk. Mentors are trained volunteers.':
    'Usted elige de qué hablar y por dónde caminar. Los mentores son personas voluntarias con capacitación.',
  'What would you like a mentor for?': '¿Para qué le gustaría tener un mentor?',
  'Coming Home Mentors': 'Mentoría para volver a casa',
  'Somebody at your side in the first year after coming home.':
    'Alguien a su lado durante el primer año después de volver a casa.',
  'First Day Ready': 'Todo listo para el primer día',
  'A course of four mornings that ends with your first day at work.':
    'Un curso de cuatro mañanas que termina con su primer día de trabajo.',
  'Come to the next workshop. Bring what you have written for your résumé.':
    'Venga al próximo taller. Traiga lo que haya escrito para su currículum.',
  'Interview Closet': 'Ropero para entrevistas',
  'Clothes and shoes for an interview, to keep.':
    'Ropa y zapatos para una entrevista, que se quedan con usted.',
  'Warehouse Skills': 'Aprender el trabajo de almacén',
  'Six evenings to learn how a warehouse works, with a certificate.':
    'Seis tardes para aprender cómo funciona un almacén, con certificado.',
  'Young Leaders Circle': 'Círculo de jóvenes líderes',
  'Young people from 14 to 18 plan and lead a project for their neighborhood.':
    'Jóvenes de 14 a 18 años planean y dirigen un proyecto para su vecindario.',
  'What would you change in your neighborhood?': '¿Qué cambiaría en su vecindario?',
  'Lace-Up Saturdays': 'Sábados en movimiento',
  'Running and games for children, once a month.': 'Carreras y juegos para niños, una vez al mes.',
  'Clean Streets Saturday': 'Sábado de calles limpias',
  'We clean a few blocks together on Saturday mornings.':
    'Los sábados por la mañana limpiamos juntos unas cuadras.',
  'Come on Saturday at 8 AM. We bring gloves and bags.':
    'Venga el sábado a las 8:00 a. m. Llevamos guantes y bolsas.',
  'Desert Wash Cleanup': 'Limpieza del arroyo del desierto',
  'A day in spring to clear the wash before the rains.':
    'Un día de primavera para limpiar el arroyo antes de las lluvias.',
  'Evening Computer Lab': 'Sala de computadoras por la tarde',
  'A quiet room with computers, three evenings a week.':
    'Una sala tranquila con computadoras, tres tardes a la semana.',
  'Winter Coat Closet': 'Ropero de abrigos de invierno',
  'Warm coats for the cold months.': 'Abrigos para los meses fríos.',
  'Summer Reading Walk': 'Caminata de lectura de verano',
  'Walks to the library in the summer break.': 'Caminatas a la biblioteca en las vacaciones de verano.',
});
