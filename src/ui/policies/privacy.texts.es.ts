import { CHALLENGE_MS } from '../../core/account/second-factor/challenge';
import { KNOWN_BROWSER_MS } from '../../core/account/second-factor/note-sign-in';
import { idleEndMs } from '../../core/account/second-factor/session-end';
import { SESSION_SECONDS } from '../../core/account/session-seconds';
import { SIDEBAR_SECONDS } from '../../core/preferences/sidebar-preference.port';
import { UNSENT_KEPT_MS } from '../../core/shared/unsent/unsent-change';
import { keptForSentences } from '../shared/privacy/kept-for.texts';
import type { privacyTexts as english } from './privacy.texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const days = (ms: number) => `${ms / DAY_MS} días`;
const hours = (ms: number) => (ms === HOUR_MS ? '1 hora' : `${ms / HOUR_MS} horas`);

export const privacyTexts: typeof english = {
  title: 'Privacidad',
  pageTitle: (siteName) => `Privacidad – ${siteName}`,
  description: (siteName) =>
    `Qué le pide ${siteName} y para qué, quién lo lee, cuánto tiempo se guarda y cómo verlo o borrarlo.`,
  policy: ({ settings, name, email, isDemo }) => ({
    title: 'Privacidad',
    opening: [
      ...(isDemo
        ? [
            'Este es un sitio de prueba: lo que usted escribe se queda en este navegador.',
            'El resto de esta página dice cómo funciona el sitio cuando tiene un servidor.',
          ]
        : []),
      `${name} está a cargo de este sitio. Aquí le decimos qué le pedimos y qué hacemos con eso.`,
    ],
    sections: [
      {
        title: 'Qué pedimos y para qué',
        paragraphs: ['Para leer este sitio, donar y pedir zapatos no hace falta una cuenta.'],
        items: [
          'Cuando nos escribe: su nombre y su correo electrónico, para poder responderle.',
          'Cuando dona dinero: la cantidad, su nombre y su correo electrónico, para saber de su donación y poder enviarle un recibo. El teléfono y un mensaje, solo si usted quiere. Nunca pedimos un número de tarjeta: usted paga en un formulario de pago fuera de este sitio o nos llama.',
          'Cuando vamos a recoger algo: su nombre, su correo electrónico, su teléfono, su dirección y qué es, para poder ir por ello.',
          'Cuando pide zapatos: cómo llamarle y cómo comunicarnos con usted. Las tallas y una nota, solo si usted quiere.',
          'Cuando tiene una cuenta: su nombre y su correo electrónico, y lo que solicita, a qué se inscribe, lo que hace y lo que dona, para que usted y nosotros podamos verlo. Su contraseña se guarda de una forma que nadie puede leer.',
          'Cuando inicia sesión: su navegador, para que vea dónde tiene la sesión abierta y cierre las que no son suyas.',
          'El idioma de la página cuando nos escribe, pide una recolección o presenta una solicitud, y el que elige para su cuenta, para que nuestros correos le lleguen en ese idioma.',
          'Su dirección de red, para frenar los programas que llenan nuestros formularios o tratan de adivinar contraseñas. También se anota al iniciar sesión.',
        ],
      },
      {
        title: 'Quién lo lee',
        paragraphs: [],
        items: [
          'Los mensajes, las solicitudes de zapatos, las donaciones y las recolecciones: la administración de la fundación. Las personas que designa reciben un correo electrónico cuando llega algo.',
          'Las solicitudes a programas, las inscripciones y las horas: la administración y quienes coordinan el programa.',
          'Lo que pertenece a su cuenta: también usted, cuando inicia sesión.',
        ],
      },
      {
        title: 'Cuánto tiempo lo guardamos',
        paragraphs: ['Una vez al día el sitio borra lo que ya es viejo. Lo que borra no se puede recuperar:'],
        items: [
          ...keptForSentences(settings),
          'Las donaciones, los recibos y las recolecciones que se hicieron se quedan, porque tenemos que rendir cuentas. También se queda la lista de lo que el personal cambió.',
          'Las cuentas y lo que pertenece a ellas se quedan hasta que las borramos.',
        ],
      },
      {
        title: 'Lo que nunca hacemos',
        paragraphs: [],
        items: [
          'No usamos rastreadores ni publicidad.',
          'No pedimos nada a otros sitios: todo lo que muestran nuestras páginas viene de este.',
          'El único otro sitio que participa es el formulario de pago de las donaciones. Se abre cuando usted decide pagar. Puede recibir la cantidad, su nombre y su correo electrónico, para que no tenga que escribirlos otra vez.',
          'Lo que usted escribe nunca queda en el registro del servidor, y su correo electrónico tampoco.',
        ],
      },
      {
        title: 'Lo que usted puede decidir',
        paragraphs: [
          email === ''
            ? 'Pídanos una copia de lo que guardamos sobre usted, o pida que lo borremos.'
            : `Escriba a ${email} para recibir una copia de lo que guardamos sobre usted o para que lo borremos.`,
          'Al borrar se quitan su nombre, sus datos de contacto y lo que escribió. Las sumas, las cantidades y los días de las donaciones se quedan, sin usted.',
          'Si tiene una cuenta, puede cambiar su nombre, su foto y su contraseña, y retirar sus solicitudes e inscripciones.',
        ],
      },
      {
        title: 'Las cookies y este dispositivo',
        paragraphs: [
          'Leer este sitio no guarda ninguna cookie.',
          'Lo que escribe en un formulario y no envía se queda en su pestaña y se pierde cuando la cierra. Allí nunca se guarda una contraseña.',
          `Al iniciar sesión se guarda una cookie que mantiene su sesión abierta por ${days(SESSION_SECONDS * 1000)} como máximo. Si no se hace nada, la sesión termina después de ${hours(idleEndMs(null))}, y después de ${hours(idleEndMs('admin'))} para el personal. Su navegador también recuerda su nombre, su foto, su correo electrónico, su idioma y su rol hasta que usted cierra sesión.`,
          `El segundo paso al iniciar sesión guarda una cookie por ${CHALLENGE_MS / MINUTE_MS} minutos. El personal recibe otra, para que reconozcamos su navegador, por ${days(KNOWN_BROWSER_MS)} después de iniciar sesión.`,
          `En su panel, una cookie recuerda por ${days(SIDEBAR_SECONDS * 1000)} si el menú está abierto. Lo que usted marca allí sin conexión espera en el dispositivo hasta ${days(UNSENT_KEPT_MS)}.`,
        ],
      },
      {
        title: 'Contacto',
        paragraphs: ['Pregúntenos lo que quiera sobre esta página.'],
        hasContact: true,
      },
    ],
  }),
};
