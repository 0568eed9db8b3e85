import type { getShoesTexts as english } from './get-shoes.texts';

export const getShoesTexts: typeof english = {
  title: 'Reciba zapatos',
  pageTitle: (siteName) => `Reciba zapatos – ${siteName}`,
  description: (siteName) =>
    `${siteName} da zapatos que quedan bien a cualquier persona de Las Vegas que los necesite. No cuesta nada y no pedimos papeles.`,
  lead: 'Zapatos que quedan bien, desde el primer par de un bebé hasta botas de trabajo, para cualquier persona del valle de Las Vegas que los necesite.',
  free: 'No cuesta nada y no pedimos papeles.',
  write: 'Escríbanos',
  steps: 'Cómo funciona',
  step: [
    { title: 'Llame o escriba', text: 'Díganos quién necesita zapatos. Basta con el nombre, sin apellidos.' },
    {
      title: 'Venga a un día de prueba de calzado',
      text: 'Le medimos los pies y usted se prueba varios pares. Traiga a los niños.',
    },
    {
      title: 'Llévese zapatos que le queden bien',
      text: 'Quédese con el par que más le guste. No hay que firmar nada.',
    },
  ],
  days: 'Próximos días de prueba de calzado',
  full: 'Ya no quedan lugares.',
  noDays: 'Llámenos para saber cuándo es el próximo día de prueba de calzado.',
  noDaysOrPhone: 'Escríbanos para saber cuándo es el próximo día de prueba de calzado.',
  loading: 'Cargando las fechas',
  needsScript: 'Llámenos o escríbanos para saber las fechas.',
  call: (phone) => `Llamar al ${phone}`,
  ask: 'Pida zapatos',
  askIntroduction: '¿Prefiere escribir? Díganos cómo comunicarnos con usted y le respondemos.',
  labels: {
    name: 'Cómo quiere que le llamemos',
    contact: 'Cómo nos comunicamos con usted',
    sizes: 'Tallas, si las sabe',
    note: 'Algo que debamos saber',
  },
  contactHint: 'Un correo electrónico, un teléfono o quien lleva su caso.',
  missingOf: {
    name: 'Escriba un nombre con el que podamos llamarle.',
    contact: 'Díganos cómo comunicarnos con usted.',
  },
  send: 'Enviar',
  formNeedsScript: 'Para pedir zapatos con este formulario se necesita',
  done: {
    title: 'Solicitud enviada',
    description: 'Le llamaremos o le escribiremos en un plazo de 2 días hábiles.',
  },
  sent: {
    title: 'Recibimos su solicitud.',
    next: 'Le llamaremos o le escribiremos en un plazo de 2 días hábiles.',
    sooner: '¿Los necesita antes? Llame al',
  },
  failed: {
    title: 'Error',
    description: 'Hubo un problema al enviar su solicitud. Inténtelo de nuevo.',
  },
};
