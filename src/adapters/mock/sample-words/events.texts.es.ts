import type { eventWords as english } from './events.texts';
import { sampleWords } from './sample-words';

/** The Spanish words of the sample events, by the English ones. */
export const eventWords: typeof english = sampleWords({
  'Ring the bell at the side door. No stairs.': 'Toque el timbre de la puerta lateral. No hay escaleras.',
  'Sidewalks all the way; water is there.': 'Hay banqueta en todo el camino y agua para beber.',
  'Elevator at the main entrance.': 'Hay elevador en la entrada principal.',
  'The path from the parking lot is paved.': 'El camino desde el estacionamiento está pavimentado.',
  'Fitting Day': 'Día de prueba de calzado',
  'Leave with shoes that fit. We measure both feet, and you try on as many pairs as you like. Socks are there.':
    'Salga con zapatos que le queden bien. Le medimos los dos pies y se prueba todos los pares que quiera. Hay calcetines.',
  'Set up': 'Preparación',
  Fitting: 'Prueba de calzado',
  'Welcome desk': 'Mesa de bienvenida',
  'Clean Streets Saturday': 'Sábado de calles limpias',
  'Clear one block in a morning, with your neighbors. Gloves, bags and coffee are there; wear closed shoes.':
    'Limpie una cuadra en una mañana, con sus vecinos. Hay guantes, bolsas y café; use zapatos cerrados.',
  Cleanup: 'Limpieza',
  'First Day Workshop': 'Taller del primer día',
  'Practice the first day of a new job with people who hire in Las Vegas. Lunch is included.':
    'Practique el primer día de un trabajo nuevo con personas que contratan en Las Vegas. Incluye el almuerzo.',
  Helper: 'Ayuda',
  'Mentor Evening': 'Tarde de mentoría',
  'Walk a lap with the person you mentor, then eat together.':
    'Dé una vuelta con la persona a quien acompaña y después compartan la cena.',
  Mentor: 'Mentoría',
  'Open House and Shoe Drive': 'Puertas abiertas y colecta de zapatos',
  'See where the shoes are sorted, and bring a pair that somebody can wear again.':
    'Vea dónde se clasifican los zapatos y traiga un par que alguien pueda volver a usar.',
  Sorting: 'Clasificación',
  Door: 'Puerta',
  'Donor Breakfast': 'Desayuno para donantes',
  'Hear over coffee what your gifts did this year, from the people who gave out the shoes.':
    'Con un café, escuche qué lograron sus donaciones este año, de boca de quienes entregaron los zapatos.',
  'Winter Sock Count': 'Conteo de calcetines de invierno',
  Counting: 'Conteo',
  'Library Fitting Hour': 'Hora de prueba de calzado en la biblioteca',
  'We bring the measuring bench and 40 pairs to the library.':
    'Llevamos a la biblioteca el banco de medir y 40 pares.',
  'The library closes for repairs.': 'La biblioteca cierra por reparaciones.',
  'Sorting Evening': 'Tarde de clasificación',
  'Lace-Up Saturday': 'Sábado en movimiento',
  Games: 'Juegos',
});
