import type { guideWords as english } from './guides.texts';
import { sampleWords } from './sample-words';

/** The Spanish words of the sample guides, by the English ones. */
export const guideWords: typeof english = sampleWords({
  'Welcoming people at a fitting': 'Recibir a las personas en una prueba de calzado',
  'Say your first name, and ask how the person would like to be called. Never ask why somebody needs shoes.\n\nSit down before you measure: nobody likes to be looked down on. Ask before you touch a foot, and hand over the measure if the person would rather do it alone.\n\nOffer two pairs, so that there is something to choose. If the size is not there, write it down and say when we will call.':
    'Diga su nombre y pregunte a la persona cómo quiere que le llamen. Nunca pregunte por qué alguien necesita zapatos.\n\nSiéntese antes de medir: a nadie le gusta que le miren desde arriba. Pregunte antes de tocar un pie, y entregue la regla si la persona prefiere medirse sola.\n\nOfrezca dos pares, para que se pueda elegir. Si no hay la talla, anótela y diga cuándo llamaremos.',
  'Lifting and carrying': 'Levantar y cargar',
  'Bend your knees, keep your back straight and hold the box close. Carry so that you can see where you walk.\n\nA box of boots weighs more than it looks: above 30 pounds, carry it with somebody else or use the cart.':
    'Doble las rodillas, mantenga la espalda recta y sostenga la caja cerca del cuerpo. Cargue de modo que vea por dónde camina.\n\nUna caja de botas pesa más de lo que parece: si pasa de 30 libras, cárguela con otra persona o use el carrito.',
  'Safe with young people': 'Seguridad con jóvenes',
  'Two adults are in the room at all times. You are never alone with a young person, not even in a car.\n\nPhone numbers and private messages stay between the families and the program. You write to young people in the group alone.\n\nIf a young person tells you that somebody hurts them, listen, promise nothing, and call the manager of the program the same day.':
    'En la sala hay siempre dos personas adultas. Usted nunca está a solas con una persona joven, tampoco en un carro.\n\nLos números de teléfono y los mensajes privados quedan entre las familias y el programa. A los jóvenes se les escribe solo en el grupo.\n\nSi una persona joven le cuenta que alguien le hace daño, escuche, no prometa nada y llame el mismo día a quien coordina el programa.',
  'Juniper Street Food Pantry': 'Despensa de Juniper Street',
  'Groceries for three days, once a week. You need no papers. Bring a bag if you have one.':
    'Alimentos para tres días, una vez a la semana. No necesita papeles. Si tiene una bolsa, tráigala.',
  'Mon to Fri, 9 AM to 1 PM': 'lun a vie, de 9:00 a. m. a 1:00 p. m.',
  'Red Rock Supper Table': 'Mesa de cena Red Rock',
  'A warm meal at five, every day of the year. Everybody may come, children too.':
    'Una comida caliente a las cinco, todos los días del año. Puede venir quien quiera, también los niños.',
  'Every day, 5 PM to 6:30 PM': 'Todos los días, de 5:00 p. m. a 6:30 p. m.',
  'Open Door House': 'Casa de puertas abiertas',
  'Beds for adults and for families. Call before 4 PM to ask for a place for the night.\n\nThere is a room for wheelchairs, and dogs may stay.':
    'Camas para personas adultas y para familias. Llame antes de las 4:00 p. m. para pedir un lugar para la noche.\n\nHay una habitación para sillas de ruedas, y se aceptan perros.',
  'Day and night': 'Día y noche',
  'Sunrise Walk-In Clinic': 'Clínica sin cita Sunrise',
  'A nurse looks at feet, wounds and blood pressure. You pay nothing, with or without insurance.':
    'Personal de enfermería revisa los pies, las heridas y la presión. No paga nada, con o sin seguro.',
  'Tue and Thu, 10 AM to 4 PM': 'mar y jue, de 10:00 a. m. a 4:00 p. m.',
  'Second Shift Job Desk': 'Ventanilla de empleo Second Shift',
  'Somebody helps you with the résumé and with calls to employers who hire people with a record.':
    'Alguien le ayuda con el currículum y con las llamadas a empresas que contratan a personas con antecedentes.',
  'Mon to Thu, 8 AM to 6 PM': 'lun a jue, de 8:00 a. m. a 6:00 p. m.',
  'Desert Legal Corner': 'Rincón legal del desierto',
  'Free advice about rent, wages, fines and sealing of records. Bring every letter you have.':
    'Asesoría gratis sobre renta, salarios, multas y sellado de antecedentes. Traiga todas las cartas que tenga.',
  'Wed, 1 PM to 5 PM': 'mié, de 1:00 p. m. a 5:00 p. m.',
  'Papers First': 'Primero los papeles',
  'Helps to get a birth certificate and an ID card, and pays the fees.':
    'Ayuda a obtener el acta de nacimiento y una identificación, y paga las cuotas.',
  'Mon and Fri, 9 AM to noon': 'lun y vie, de 9:00 a. m. a 12:00 p. m.',
  'Valley Ride Tickets': 'Boletos de autobús Valley',
  'Day tickets for the bus, for appointments and the first month of a job.':
    'Boletos de un día para el autobús, para citas y para el primer mes de un trabajo.',
  'Mon to Sat, 7 AM to 3 PM': 'lun a sáb, de 7:00 a. m. a 3:00 p. m.',
  'Listening Line': 'Línea de escucha',
  'Trained people listen, in the evening and at night. You do not have to give your name.':
    'Personas con capacitación escuchan por la tarde y por la noche. No tiene que dar su nombre.',
  'Every day, 6 PM to 6 AM': 'Todos los días, de 6:00 p. m. a 6:00 a. m.',
});
