import type { donateTexts as english } from './donate.texts';

export const donateTexts: typeof english = {
  sizesNeeded: 'Tallas que necesitamos ahora',
  everySize: 'Todas las tallas ayudan.',
  sizesNeededNow: (sizes) => `Tallas que necesitamos ahora: ${sizes}.`,
  choice: '¿Qué quiere donar?',
  money: {
    tab: 'Donar dinero',
    shortTab: 'Dinero',
    form: 'Donación de dinero',
    labels: {
      preset: 'Cantidad',
      customAmount: 'Otra cantidad',
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      message: 'Mensaje',
    },
    submit: 'Donar',
    gift: (amount) => `Su donación: ${amount}`,
    receipt: (areDeductible) =>
      areDeductible
        ? 'Su donación es deducible de impuestos. Le enviamos el recibo por correo electrónico.'
        : 'Le enviamos el recibo por correo electrónico.',
    invalidAmount: {
      title: 'Cantidad no válida',
      description: 'Elija o escriba una cantidad válida.',
    },
    missing: {
      title: 'Falta información',
      description: 'Escriba su nombre y su correo electrónico.',
    },
    done: { title: '¡Gracias!' },
    payNext:
      'Después de este paso, pague en nuestro formulario de donación. Su donación cuenta cuando recibimos el pago.',
    leading: {
      title: '¡Gracias!',
      description:
        'Ahora se abre nuestro formulario de donación. Su donación cuenta cuando recibimos el pago.',
    },
    pledged: (amount) => `Anotamos su promesa de donación de ${amount}.`,
    leadingNow: 'Ahora se abre nuestro formulario de donación. Si no se abre,',
    pay: (amount) => `ábralo aquí para pagar ${amount}`,
    payByCall: (hasForm) => (hasForm ? 'Para pagar de otra manera, llame al' : 'Para pagarla, llame al'),
    closed: 'Todavía no se puede pagar aquí.',
    closedNext: 'Díganos cuánto quiere donar y cómo lo va a pagar.',
    noted: {
      title: '¡Gracias!',
      description: 'Anotamos su donación. Para pagarla, llámenos o escríbanos.',
    },
    failed: {
      title: 'Error',
      description: 'Hubo un problema al enviar su donación. Inténtelo de nuevo.',
    },
  },
  items: {
    tab: 'Donar zapatos y ropa',
    shortTab: 'Artículos',
    form: 'Solicitud de recolección',
    labels: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      address: 'Dirección de recolección',
      items: 'Artículos',
      message: 'Mensaje',
    },
    sent: {
      title: 'Recibimos su solicitud de recolección.',
      next: 'Nos comunicaremos con usted en un plazo de 2 días hábiles.',
      askedFor: 'Usted quiere donar:',
    },
    itemsExample: '4 pares de tenis, tallas 6 a 10; 2 abrigos de invierno',
    submit: 'Solicitar recolección',
    missing: { title: 'Falta información', description: 'Llene todos los campos obligatorios.' },
    done: {
      title: 'Solicitud de recolección enviada',
      description: 'La fundación se comunicará con usted en un plazo de 2 días hábiles.',
    },
    failed: {
      title: 'Error',
      description: 'Hubo un problema al enviar su solicitud de recolección. Inténtelo de nuevo.',
    },
  },
};
