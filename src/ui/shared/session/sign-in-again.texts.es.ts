import type { signInAgainTexts as english } from './sign-in-again.texts';

export const signInAgainTexts: typeof english = {
  title: 'Vuelva a iniciar sesión',
  form: 'Volver a iniciar sesión',
  reason: ({ person, by }) => {
    if (by === null)
      return `Su sesión se cerró. No se pierde nada de lo que escribió: inicie sesión como ${person.name} y se guarda por sí solo.`;
    if (by.id === person.id)
      return 'Su rol cambió, así que no se guardó nada de esta página. Copie lo que necesite antes de salir de ella.';
    return `Ahora ${by.name} tiene la sesión abierta en este navegador. Esta página es de ${person.name}, así que no se guardó nada de ella. Inicie sesión como ${person.name} para guardar, o salga de la página.`;
  },
  submit: 'Iniciar sesión',
  later: 'Ahora no',
  goOn: ({ person, by }) =>
    by === null || by.id === person.id
      ? 'Salir de esta página'
      : `Salir de esta página y continuar como ${by.name}`,
};
