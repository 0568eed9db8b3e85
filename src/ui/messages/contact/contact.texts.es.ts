import type { contactTexts as english } from './contact.texts';

export const contactTexts: typeof english = {
  form: 'Contacto',
  labels: { name: 'Nombre', email: 'Correo electrónico', message: 'Mensaje' },
  send: 'Enviar mensaje',
  done: {
    title: 'Mensaje enviado',
    description: '¡Gracias por escribirnos! Pronto nos comunicaremos con usted.',
  },
  failed: {
    title: 'Error',
    description: 'Hubo un problema al enviar su mensaje. Inténtelo de nuevo.',
  },
};
