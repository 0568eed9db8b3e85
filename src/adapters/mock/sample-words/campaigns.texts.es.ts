import type { campaignWords as english } from './campaigns.texts';
import { sampleWords } from './sample-words';

/** The Spanish words of the sample campaigns, by the English ones. */
export const campaignWords: typeof english = sampleWords({
  'Summer Sneaker Drive': 'Campaña de tenis de verano',
  'New sneakers in every size, from toddlers to tall teens, so that each child in our neighborhoods starts the school year in a pair that fits.':
    'Tenis nuevos de todas las tallas, desde los primeros pasos hasta la adolescencia, para que los niños de nuestros vecindarios empiecen el año escolar con un par que les quede bien.',
  'Community Center Renovation': 'Renovación del centro comunitario',
  'A ramp, a fitting room with space for wheelchairs and a dry storeroom: the center where we hand out shoes and clothing opens its doors to everyone.':
    'Una rampa, un probador con espacio para sillas de ruedas y una bodega seca: el centro donde entregamos zapatos y ropa abre sus puertas a todas las personas.',
  'Mentorship Program Expansion': 'Ampliación del programa de mentoría',
  'Training for twenty more mentors who walk beside young people and adults coming home, from the first interview to the first year on the job.':
    'Capacitación para veinte mentores más, que acompañan a jóvenes y a personas adultas que regresan a casa, desde la primera entrevista hasta el primer año en el trabajo.',
});
