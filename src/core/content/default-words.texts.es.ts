import type { defaultWords as english } from './default-words.texts';

/** The words of the content that the site comes with. People are invented. */
export const defaultWords: typeof english = {
  hero: {
    title: 'Cada talla. Cada paso. Cada persona.',
    subtitle:
      'Zapatos que le quedan bien, ropa que se lleva con orgullo y vecinos que le acompañan en la próxima milla. FSR sirve al valle de Las Vegas, una persona a la vez.',
    primaryButtonText: 'Donar ahora',
    secondaryButtonText: 'Más información',
  },
  about: {
    title: 'Todo empezó con un par de botas',
    description: [
      'Un hombre que acababa de salir de la cárcel tenía una oferta de trabajo en una obra y empezaba el lunes. Lo que no tenía era un par de botas con las que lo dejaran trabajar allí. El domingo por la noche, Josie Lacewell cruzó la ciudad con un par de su talla. El lunes fue a trabajar.',
      'La siguiente llamada fue por unos zapatos para la escuela, y la que vino después, por un saco para una entrevista. FSR creció como crecen aquí las cosas buenas: de vecino en vecino. Hoy entregamos zapatos y ropa a la medida de personas sin hogar, personas que salen de la cárcel y personas con discapacidad, y nos quedamos para lo que sigue, con mentoría, clases de preparación para el trabajo, liderazgo juvenil y limpieza del vecindario.',
    ],
  },
  leaders: {
    founder: {
      title: 'Fundadora',
      bio: 'Josie trabajó años en una zapatería y reconoce una talla desde el otro lado del salón. Todavía atiende el banco de prueba en los días de entrega, porque el zapato correcto empieza con una conversación.',
    },
    president: {
      title: 'Presidente',
      bio: 'Otis llegó a FSR como mentor y nunca se fue. Dirige los programas de mentoría y de preparación para el trabajo, y los mantiene honestos con una pregunta: ¿qué quiere hacer ahora la persona que tenemos enfrente?',
    },
    treasurer: {
      title: 'Secretaria y tesorera',
      bio: 'Carmen lleva las cuentas, las actas y la bodega. Cada dólar y cada par de zapatos que entra queda anotado, y también a dónde fue.',
    },
  },
  mission: {
    title: 'Nuestra misión',
    imageAlt:
      'En un camino del desierto al amanecer: una persona en silla de ruedas; otra, con una prótesis de carrera y una sandalia, lleva a su bebé en una carriola, y el pie del bebé asoma por el borde.',
    description: [
      'Damos zapatos y ropa, nuevos o como nuevos, a las personas del valle de Las Vegas que los necesitan: personas que viven sin hogar, personas que regresan de la cárcel y personas con discapacidad, cuyos zapatos suelen ser los más difíciles de encontrar.',
      'Cada persona que viene elige. Medimos los dos pies, preguntamos para qué son los zapatos y seguimos buscando hasta que queden bien. Ortopédicos, extra anchos, con una talla distinta en cada pie, fáciles de abrochar con una mano: también pedimos esos pares a quienes donan.',
    ],
    purposeTitle: 'Nuestro propósito',
    purposeDescription:
      'Unos buenos zapatos son un comienzo. Con ellos vienen un mentor que devuelve la llamada, una clase que termina con una solicitud lista, un grupo de jóvenes que dirige su propio proyecto y una mañana de sábado para limpiar la cuadra juntos.',
  },
  vision: {
    title: 'Nuestra visión',
    description:
      'Un Las Vegas donde nadie falte al trabajo, a la escuela o al médico por no tener qué ponerse.',
    visionPoints: [
      {
        title: 'Dignidad y confianza',
        description:
          'Elegir sus propios zapatos, de su talla y a su gusto, parece poca cosa hasta que hace falta. Ofrecemos opciones, nunca una bolsa sorpresa.',
      },
      {
        title: 'Igualdad de oportunidades',
        description:
          'Botas para la obra, zapatos de vestir para la entrevista, zapatos adaptados para el viaje en autobús. Lo que pide un día no debe decidir quién puede participar en él.',
      },
      {
        title: 'Empoderamiento y educación',
        description:
          'La mentoría y las clases de preparación para el trabajo ayudan a escribir el currículum, practicar la entrevista y planear la ruta, y los jóvenes aprenden dirigiendo sus propios proyectos.',
      },
      {
        title: 'Alianzas con la comunidad',
        description:
          'Los albergues, los programas de reinserción, las escuelas y las tiendas locales saben quién necesita qué. Juntos llevamos el par correcto a la puerta correcta y mantenemos limpios nuestros vecindarios.',
      },
    ],
    fulfillmentTitle: 'Cómo cumplimos nuestro propósito',
    fulfillmentDescription:
      'Lo logramos con trabajo constante: días de prueba de calzado cerca de donde vive la gente, mentores que se quedan, clases que llevan a una solicitud y cuentas abiertas que muestran a quienes donan a dónde fue cada donación.',
  },
  gallery: {
    title: 'Impacto en la comunidad',
  },
  pictures: {
    fitting: {
      alt: 'Dos manos atan el cordón del tenis nuevo de un niño sobre un banco de prueba; en los estantes esperan cajas de muchas tallas.',
      caption:
        'Día de prueba de calzado: medimos, escuchamos y seguimos buscando hasta que el zapato queda bien.',
    },
    mentorship: {
      alt: 'Un mentor con zapatos de vestir y una persona joven con tenis altos se sientan en la banca de un parque, con los zapatos uno frente al otro y un balón de básquetbol en medio.',
      caption: 'Mentoría: una hora en una banca, cada semana, con alguien que recuerda su nombre.',
    },
    jobReadiness: {
      alt: 'Bajo los escritorios de una clase: unas botas de trabajo junto a una silla con ruedas, y unos zapatos rojos de tacón junto a un bastón.',
      caption: 'Preparación para el trabajo: del primer currículum a los zapatos para el primer día.',
    },
    cleanup: {
      alt: 'Unas botas de trabajo y una escoba barren una calle del vecindario; alguien con tenis para correr va delante de un carrito con bolsas llenas.',
      caption:
        'Limpieza del vecindario: los jóvenes líderes eligen la cuadra, planean el día y dirigen al grupo.',
    },
  },
  settings: {
    tagline: 'Zapatos, ropa y un camino hacia adelante en Las Vegas',
    description:
      'FSR es una organización sin fines de lucro de Las Vegas que da zapatos y ropa a personas sin hogar, personas que salen de la cárcel y personas con discapacidad, y ofrece programas de mentoría, preparación para el trabajo, liderazgo juvenil y limpieza del vecindario.',
  },
};
