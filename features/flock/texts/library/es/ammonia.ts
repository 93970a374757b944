import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Las aves notan el amoníaco desde unas 5 ppm; la salud puede resentirse desde 10 ppm. [S36]',
    'Las personas lo huelen solo desde unas 20 a 30 ppm y se acostumbran en unos 20 minutos. [S33]',
    'UE, galpones densos de pollos: no más de 20 ppm a la altura de la cabeza. [S1] Canadá: actuar por encima de 25 ppm, y pronto desde 10. [S36]',
    'China, NY/T 388: 10 mg/m³ para aves jóvenes y 15 mg/m³ para adultas, unas 14 y 21 ppm. [S40]',
    'Una tira puede diferir 10 ppm de un medidor; los tubos, cerca de 20 % de la lectura. [S35, S34]',
  ],
  body: [
    {
      title: 'Cuándo y dónde',
      text: 'En un estudio la concentración fue mayor a 30 cm que a 90 o 150 cm, y máxima a las 06:00. [S37] Mida temprano, a la altura de la cabeza de las aves y antes de dejar puertas abiertas. Al menos cuatro lugares: delante, centro, fondo y una pared lateral o línea de bebederos. Con los ventiladores en pausa se ve el peor caso. [S35]',
    },
    {
      title: 'Leer el aparato',
      text: 'Moje la tira con agua destilada, espere lo que dice el envase y compare con su propia carta a la luz blanca. Una tira no separa 15 de 20 ppm; cerca de un límite la aplicación marca el resultado como incierto. En un tubo mire la fecha y el rango. Anote qué aparato usó.',
    },
    {
      title: 'Cuenta el peor rincón',
      text: 'Un límite se supera donde se supera. Por eso la aplicación muestra primero la lectura más alta y nunca esconde un mal rincón en una media. El amoníaco sube de la cama húmeda: mire el piso del peor lugar.',
    },
  ],
  today: [
    'Mida de cuatro a ocho lugares antes de abrir las puertas.',
    'Anote aparato, ventiladores y altura.',
    'Suba la ventilación mínima y vuelva a medir.',
    'Retire la costra húmeda del peor lugar.',
  ],
  vet: [
    'Las lecturas siguen sobre su límite a pesar de dar más aire.',
    'Las aves cierran los ojos, tosen o los tienen hinchados.',
    'A alguien le arden los ojos: primero salga, después llame.',
  ],
};
